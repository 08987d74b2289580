import { beforeEach, expect, it } from 'vitest';
import { getCommits } from '@/api/commits';
import { getStatistics } from '@/api/statistics';
import { addTask, changeTask, getTaskProject, getTaskStatuses, getTasks } from '@/api/tasks';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_TASK = { name: 'Доклад', description: '', deadline: '2030-05-01T18:00' };

beforeEach(() => {
  signInAs();
});

it('lists the tasks of a project', async () => {
  const tasks = await getTasks(1);

  expect(tasks.items.map(({ status }) => status)).toEqual([2, 2, 1, 1, 0, 1]);
  expect(tasks.items[0]).toMatchObject({
    name: 'Обзор аналогов',
    folderLink: 'https://drive.google.com/drive/folders/spms-t1',
  });
  expect(tasks.items[4]?.folderLink).toBeUndefined();
  expect((await getTaskStatuses()).items).toEqual([
    { name: 'Not Started', value: 0 },
    { name: 'In Progress', value: 1 },
    { name: 'Finished', value: 2 },
  ]);
});

it('adds a task with its deadline as it was typed', async () => {
  await addTask(1, NEW_TASK);

  expect((await getTasks(1)).items.at(-1)).toMatchObject({ ...NEW_TASK, status: 0 });
});

it('makes no folder for a task of a project without one', async () => {
  await addTask(3, NEW_TASK);

  expect((await getTasks(3)).items[0]?.folderLink).toBeUndefined();
});

it('refuses a deadline that is in no calendar', async () => {
  await expect(addTask(1, { ...NEW_TASK, deadline: '2030-02-30T18:00:00Z' })).rejects.toMatchObject(
    { status: 400 },
  );
});

it('refuses a deadline once it has passed in every zone', async () => {
  sandbox.clock.set(new Date('2030-05-02T06:00:00Z'), true);
  signInAs();

  await addTask(1, NEW_TASK);
  await expect(addTask(1, { ...NEW_TASK, deadline: '2030-05-01T17:59' })).rejects.toMatchObject({
    status: 400,
    serverMessage: 'Срок сдачи уже прошёл',
  });
});

it('refuses a task while no cloud drive is connected', async () => {
  sandbox.professor().integrations.cloudDrive = undefined;

  await expect(addTask(1, NEW_TASK)).rejects.toMatchObject({
    status: 400,
    serverMessage: 'Облачное хранилище не подключено',
  });
});

it('counts a finished task in the statistics', async () => {
  expect(await getStatistics(1)).toMatchObject({ totalTasks: 6, doneTasks: 2 });

  await changeTask(1, 3, { status: 2 });

  expect(await getStatistics(1)).toMatchObject({ doneTasks: 3, donePercent: 50 });
  await expect(changeTask(1, 3, { status: 3 })).rejects.toMatchObject({ status: 400 });
});

it('shows the project of a task', async () => {
  expect(await getTaskProject(2, 7)).toMatchObject({
    theme: 'Рекомендательная система для университетской библиотеки',
    status: 'InProgress',
    stage: 'Testing',
    student: { name: 'Семёнов Роман Павлович', course: 3 },
  });
  await expect(getTaskProject(2, 1)).rejects.toMatchObject({ status: 404 });
});

it('lists only the commits since `from`', async () => {
  const recent = await getCommits(1, new Date(Date.now() - 30 * DAY_MS));
  sandbox.profile = 'lenient';
  const all = await getCommits(1, new Date(0));

  expect(recent.items).toHaveLength(8);
  expect(all.items).toHaveLength(11);
  expect(recent.items.some(({ message }) => message.includes('\n'))).toBe(true);
  expect((await getCommits(4, new Date(Date.now() - 30 * DAY_MS))).items).toEqual([]);
});
