import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import readXlsxFile from 'read-excel-file/node';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../render-app';
import { SameThreadWorker, saved } from '../saved-files';
import { holdBack, sandbox, server } from '../server';

beforeEach(() => vi.stubGlobal('Worker', SameThreadWorker));

const reads = () =>
  sandbox.calls
    .filter(({ path }) => path.endsWith('/statistics'))
    .map(({ path }) => Number(path.split('/')[2]));

/** Leaves the main account five projects, all in progress; returns their ids. */
function fiveProjects(): number[] {
  const professor = sandbox.professor();
  professor.projects = professor.projects.slice(0, 5);
  for (const project of professor.projects) project.status = 1;
  return professor.projects.map(({ id }) => id);
}

const button = () => screen.getByRole('button', { name: 'Скачать ведомость' });

async function download() {
  const app = await renderApp('/projects?filter=InProgress');
  // Disabled until its code has come.
  await waitFor(() => expect(button()).toBeEnabled());
  await app.user.click(button());
  return app;
}

/** The rows of both sheets without their heads. */
async function sheetsOf(file: File | undefined) {
  if (!file) throw new Error('no file');
  return readXlsxFile(Buffer.from(await file.arrayBuffer()));
}

test('the sheet has a row a student, and the second one a row a project', async () => {
  const ids = fiveProjects();
  const [first, second] = sandbox.professor().projects;
  if (!first || !second) throw new Error('no projects');
  first.theme = '=1+1';
  let running = 0;
  let most = 0;
  server.use(
    http.get('*/api/v1/projects/:id/statistics', async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(20);
      running -= 1;
    }),
  );
  await download();
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  expect(reads().toSorted((a, b) => a - b)).toEqual(ids);
  expect(most).toBeLessThanOrEqual(3);

  const date = new Intl.DateTimeFormat('sv').format(Date.now());
  expect(saved.map(({ name }) => name)).toEqual([`grades_${date}.xlsx`]);
  const [sheet, projects] = await sheetsOf(saved[0]);
  expect(sheet?.sheet).toBe('Ведомость');
  expect(sheet?.data[0]).toEqual([
    'ФИО',
    'Курс',
    'Программа',
    'Тема',
    'Оценка за защиту',
    'Оценка руководителя',
    'Итоговая оценка',
  ]);
  const students = sandbox.professor().projects.flatMap((project) => project.studentIds);
  expect(sheet?.data).toHaveLength(1 + students.length);
  expect(sheet?.data[1]?.[3]).toBe('=1+1');
  // The same weighted sum and final grade as on the statistics page.
  expect(sheet?.data.find(([, , , theme]) => theme === second.theme)).toEqual([
    'Семёнов Роман Павлович',
    3,
    'Прикладная математика',
    second.theme,
    9,
    8.7,
    8.88,
  ]);
  expect(projects?.sheet).toBe('Проекты');
  expect(projects?.data.slice(1).map(([id]) => id)).toEqual(ids);
  expect(projects?.data[2]).toEqual([
    second.id,
    second.theme,
    'InProgress',
    expect.any(String),
    second.year,
    expect.any(Number),
    expect.any(Number),
  ]);
});

test('what could not be read is marked, unlike what is missing', async () => {
  fiveProjects();
  const grades = { defence_grade: 'девять', final_grade: 8.88 };
  server.use(
    http.get('*/api/v1/projects/1/statistics', () => HttpResponse.json({ grades: {} })),
    http.get('*/api/v1/projects/2/statistics', () =>
      HttpResponse.json({ total_tasks: 'три', tasks_done: 2, grades }),
    ),
  );
  sandbox.orderFault({ method: 'GET', path: '/projects/3/statistics', status: 500 });
  const themes = sandbox.professor().projects.map(({ theme }) => theme);
  await download();
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  const [sheet, projects] = await sheetsOf(saved[0]);
  const gradesOf = (index: number) => sheet?.data.find((row) => row[3] === themes[index])?.slice(4);
  expect(gradesOf(0)).toEqual([null, null, null]);
  expect(gradesOf(1)).toEqual(['нет данных', 'нет данных', 8.88]);
  expect(gradesOf(2)).toEqual(['нет данных', 'нет данных', 'нет данных']);
  expect(projects?.data.slice(1, 4).map((row) => row.slice(5))).toEqual([
    [0, 0],
    [2, 'нет данных'],
    ['нет данных', 'нет данных'],
  ]);
});

test('three answers of a busy server among others break nothing off', async () => {
  const [first, , third, , fifth] = fiveProjects();
  for (const id of [first, third, fifth]) {
    sandbox.orderFault({ method: 'GET', path: `/projects/${id}/statistics`, status: 503 });
  }
  await download();
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  const [, projects] = await sheetsOf(saved[0]);
  expect(projects?.data.slice(1).map((row) => row[5] === 'нет данных')).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('the button is pending while it reads, and makes one file', async () => {
  fiveProjects();
  const letThrough = holdBack('get', '/projects/:id/statistics');
  const { user } = await download();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await user.click(button());
  letThrough();
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'));
});

test('a failure to write the file is reported, and the next press makes it', async () => {
  fiveProjects();
  SameThreadWorker.isBroken = true;
  const { user } = await download();
  expect(await screen.findByText('Не удалось сформировать ведомость')).toBeVisible();
  SameThreadWorker.isBroken = false;
  await user.click(button());
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
});

test('the sheet says that projects of the list could not be read', async () => {
  server.use(
    http.get('*/api/v1/projects', () =>
      HttpResponse.json({ projects: [{ id: 2, theme: 'Тема' }, { theme: 'без номера' }] }),
    ),
  );
  await download();
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  const [sheet] = await sheetsOf(saved[0]);
  expect(sheet?.data[0]?.[0]).toBe('Не удалось показать записей: 1');
  expect(sheet?.data.at(-1)?.[3]).toBe('Тема');
});

test('a server that is asked too often is left alone after three answers, and the wait is told', async () => {
  const professor = sandbox.professor();
  for (const project of professor.projects) project.status = 1;
  const fault = { status: 429, headers: { 'Retry-After': '30' }, times: 'always' } as const;
  sandbox.orderFault({ method: 'GET', path: '/projects/:projectId/statistics', ...fault });
  await download();
  const told = 'Не удалось сформировать ведомость. Сервер просит подождать 30 с.';
  expect(await screen.findByText(told)).toBeVisible();
  // Two more were on their way.
  expect(reads().length).toBeLessThanOrEqual(5);
  expect(professor.projects.length).toBeGreaterThan(5);
});
