import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { loadSession } from '@/api/session-store';
import { isSameProject } from '@/domain/project';
import { applicationsOptions } from '@/queries/applications';
import { addMeetingsBatch } from '@/queries/new-meetings';
import { addProjectsBatch, changeStatesBatch, projectsOptions } from '@/queries/projects';
import { addTasksBatch } from '@/queries/tasks';
import { accounts } from '../accounts';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';

/* After answers that do not tell, one read finds which rows of a batch were done (decisions §5.34). */

function signedIn() {
  signInAs(accounts.main);
  loadSession();
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

const task = { name: 'Глава 1', description: '', deadline: '2030-12-01T18:00' };

describe('tasks', () => {
  const rows = [1, 2, 3].map((id) => ({ ...task, id, projectId: 1 }));

  test('a task that was there before is not the new one', async () => {
    const client = signedIn();
    await addTasksBatch.send({ ...task, id: 0, projectId: 1 });
    const findDone = await addTasksBatch.prepare(rows, client);
    expect(await findDone(rows)).toEqual(new Set());
    await addTasksBatch.send({ ...task, id: 1, projectId: 1 });
    expect(await findDone(rows)).toEqual(new Set([1]));
  });

  test('a task of another project, or with another deadline, is not the one', async () => {
    const findDone = await addTasksBatch.prepare(rows, signedIn());
    await addTasksBatch.send({ ...task, id: 1, projectId: 2 });
    await addTasksBatch.send({ ...task, id: 1, projectId: 1, deadline: '2030-12-02T18:00' });
    expect(await findDone(rows)).toEqual(new Set());
  });

  test('nothing is found where the tasks could not be read before', async () => {
    const client = signedIn();
    sandbox.orderFault({ method: 'GET', path: '/projects/1/tasks', status: 500 });
    const findDone = await addTasksBatch.prepare(rows, client);
    await expect(findDone(rows)).rejects.toThrow();
  });
});

test('of two projects of one theme, that of the same student is found', async () => {
  const client = signedIn();
  sandbox.professor().applications = [1, 2].map((id) => ({
    id,
    studentId: 40 + id,
    approved: true,
  }));
  const { items } = await client.query(applicationsOptions());
  const rows = items.map(({ id, studentId, student }) => ({
    id,
    theme: 'Одна на всех',
    year: 2026,
    studentIds: [studentId],
    studentNames: [student.name],
    repositoryOwner: 'kafedra',
    repositoryName: `r${id}`,
  }));
  const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
  await addProjectsBatch.send(first);
  const findDone = await addProjectsBatch.prepare([second], client);
  expect(await findDone([second])).toEqual(new Set());
  await addProjectsBatch.send(second);
  expect(await findDone(rows)).toEqual(new Set([second.id]));
});

test('a project of other students too, or of another year, is not the one', () => {
  const sent = {
    theme: 'Тема',
    year: 2026,
    studentIds: [1],
    studentNames: ['Иванов Пётр'],
    repositoryOwner: '',
    repositoryName: '',
  };
  const student = (name: string) => ({
    name,
    course: undefined,
    programme: undefined,
    university: undefined,
  });
  const isFound = (year: number, ...names: string[]) =>
    isSameProject(
      {
        id: 1,
        theme: ' тема',
        year,
        status: undefined,
        stage: undefined,
        students: { items: names.map(student), lost: 0 },
      },
      sent,
    );
  expect([isFound(2026), isFound(2026, 'иванов петр')]).toEqual([true, true]);
  expect(isFound(2026, 'Иванов Пётр', 'Другой')).toBe(false);
  expect(isFound(2025, 'Иванов Пётр')).toBe(false);
});

test('a state that a project has, and a slot that is listed, are done', async () => {
  const client = signedIn();
  const [project] = (await client.query(projectsOptions())).items;
  const option = { name: 'Finished', value: 2 };
  const states = [
    { id: project?.id ?? 0, theme: '', field: 'status' as const, option },
    { id: 999_999, theme: '', field: 'status' as const, option },
  ];
  const findChanged = await changeStatesBatch.prepare(states, client);
  const context = { client, meta: undefined };
  for (const state of states) await changeStatesBatch.send(state, context).catch(() => undefined);
  // Also shown if the server is not reached from then on.
  const [shown] = client.getQueryData(projectsOptions().queryKey)?.items ?? [];
  expect(shown).toEqual({ ...project, status: 'Finished' });
  expect(await findChanged(states)).toEqual(new Set([project?.id]));

  const start = Date.now() + 90 * 24 * 60 * 60 * 1000;
  const slots = [start, start + 60 * 60_000].map((id) => ({
    id,
    start: id,
    duration: 30,
    description: '',
    isOnline: true,
  }));
  const findAdded = await addMeetingsBatch.prepare(slots, client);
  for (const slot of slots.slice(0, 1)) await addMeetingsBatch.send(slot);
  expect(await findAdded(slots)).toEqual(new Set([start]));
});
