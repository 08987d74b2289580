import { beforeEach, describe, expect, it } from 'vitest';
import { getMeetings } from '@/api/meetings';
import {
  addProject,
  changeProject,
  deleteProject,
  getProject,
  getProjectStages,
  getProjectStatuses,
  getProjects,
} from '@/api/projects';
import { accounts } from '../accounts';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { call, messageFrom } from './call';

const NEW_PROJECT = {
  theme: 'Поиск плагиата в программах',
  studentIds: [21, '22'],
  studentNames: [],
  year: 2027,
  repositoryOwner: 'egorov',
  repositoryName: 'plagiarism',
};

/** The same project as a request body. */
const BODY = {
  theme: NEW_PROJECT.theme,
  student_ids: NEW_PROJECT.studentIds,
  year: NEW_PROJECT.year,
  repository_owner_login: NEW_PROJECT.repositoryOwner,
  repository_name: NEW_PROJECT.repositoryName,
};

beforeEach(() => {
  signInAs();
});

it('lists the projects of one status by its name', async () => {
  const finished = await getProjects('Finished');

  expect(finished.items.map(({ id }) => id)).toEqual([8, 9, 10]);
  expect(new Set(finished.items.map(({ status }) => status))).toEqual(new Set(['Finished']));
  expect(finished.items[1]?.students.items).toEqual([
    {
      name: 'Фёдоров Александр Павлович',
      course: 1,
      programme: undefined,
      university: 'УрФУ',
    },
    {
      name: 'Павлова Ирина Николаевна',
      course: 2,
      programme: 'Прикладная информатика',
      university: 'НГТУ НЭТИ',
    },
  ]);
});

it('lists all projects without a filter and none of an unknown status', async () => {
  expect((await getProjects()).items).toHaveLength(13);
  expect((await getProjects('Nonsense')).items).toEqual([]);
});

it('lists statuses and stages from 0 on', async () => {
  expect((await getProjectStatuses()).items).toEqual([
    { name: 'NotConfirmed', value: 0 },
    { name: 'InProgress', value: 1 },
    { name: 'Finished', value: 2 },
    { name: 'Cancelled', value: 3 },
  ]);
  expect((await getProjectStages()).items.map(({ name }) => name)).toEqual([
    'Analysis',
    'Design',
    'Development',
    'Testing',
    'Deployment',
  ]);
});

it('shows one project', async () => {
  expect(await getProject(4)).toMatchObject({
    id: 4,
    theme: 'Распознавание рукописных конспектов свёрточными нейронными сетями',
    status: 'InProgress',
    stage: 'Design',
    folderLink: 'https://drive.google.com/drive/folders/spms-p4',
    students: {
      items: [
        { name: 'Попов Никита Андреевич', course: 5 },
        { name: 'Морозова Мария Олеговна' },
        { name: 'Козлов Кирилл Юрьевич' },
      ],
    },
  });
  expect((await getProject(3)).folderLink).toBeUndefined();
});

it('keeps a new status and a new stage, zero included', async () => {
  await changeProject(1, { field: 'status', option: { name: '', value: 0 } });
  await changeProject(1, { field: 'stage', option: { name: '', value: 0 } });

  expect(await getProject(1)).toMatchObject({ status: 'NotConfirmed', stage: 'Analysis' });
});

it.each([{ status: 4 }, { stage: 5 }, { status: -1 }, { status: 1, stage: 1 }])(
  'refuses a code that is in no list, and two changes at once: %o',
  async (body) => {
    expect((await call('PUT', '/projects/1', { token: signInAs(), body })).status).toBe(400);
  },
);

it('deletes a project with its tasks and takes it from its meetings', async () => {
  await deleteProject(1);

  await expect(getProject(1)).rejects.toMatchObject({ status: 404 });
  expect(sandbox.professor().tasks.some(({ projectId }) => projectId === 1)).toBe(false);
  const meeting = (await getMeetings()).items.find(({ id }) => id === 1);
  expect(meeting).toMatchObject({ projectId: undefined, projectTheme: undefined });
});

describe('a new project', () => {
  it('is made with the approved students, in progress, with a folder and no commits', async () => {
    await addProject(NEW_PROJECT);

    const added = (await getProjects('InProgress')).items.at(-1);
    expect(added).toMatchObject({ theme: NEW_PROJECT.theme, year: 2027, stage: 'Analysis' });
    expect(await getProject(added?.id ?? 0)).toMatchObject({
      folderLink: `https://drive.google.com/drive/folders/spms-p${added?.id}`,
      students: {
        items: [{ name: 'Егоров Иван Александрович' }, { name: 'Макарова Юлия' }],
      },
    });
  });

  it('has no folder while the root folder is not configured', async () => {
    const token = signInAs(accounts.halfConnected);
    const body = { ...BODY, student_ids: [52] };

    expect((await call('POST', '/projects/add', { token, body })).status).toBe(200);
    expect(sandbox.professor(accounts.halfConnected).projects.at(-1)).not.toHaveProperty(
      'cloudFolderLink',
    );
  });

  it.each([
    { why: 'a pending student', change: { student_ids: [23] } },
    { why: 'a rejected student', change: { student_ids: [21, 24] } },
    { why: 'a student who never applied', change: { student_ids: [999] } },
    { why: 'no students', change: { student_ids: [] } },
    { why: 'the year 1999', change: { year: 1999 } },
    { why: 'the year 2101', change: { year: 2101 } },
    { why: 'a year as text', change: { year: '2026' } },
    { why: 'no theme', change: { theme: '' } },
  ])('is refused with $why', async ({ change }) => {
    const token = signInAs();

    const body = { ...BODY, ...change };
    expect((await call('POST', '/projects/add', { token, body })).status).toBe(400);
    expect(sandbox.professor().projects).toHaveLength(13);
  });

  it('needs a cloud drive', async () => {
    const token = signInAs(accounts.bare);

    const response = await call('POST', '/projects/add', { token, body: BODY });

    expect(response.status).toBe(400);
    expect(await messageFrom(response)).toBe('Облачное хранилище не подключено');
  });
});
