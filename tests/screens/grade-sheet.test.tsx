import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../render-app';
import { SameThreadWorker, saved } from '../saved-files';
import { holdBack, sandbox, server } from '../server';

beforeEach(() => vi.stubGlobal('Worker', SameThreadWorker));

const reads = () =>
  sandbox.calls
    .filter(({ path }) => path.endsWith('/statistics'))
    .map(({ path }) => Number(path.split('/')[2]));

// The sheet may be read and saved before the frame of the dialog has been loaded, which is then never shown.
beforeAll(() => import('@/components/mui/dialog-frame'));

/** Leaves the main account five projects, all in progress; returns their ids. */
function fiveProjects(): number[] {
  const professor = sandbox.professor();
  professor.projects = professor.projects.slice(0, 5);
  for (const project of professor.projects) project.status = 1;
  return professor.projects.map(({ id }) => id);
}

async function ask() {
  const app = await renderApp('/projects?filter=InProgress');
  await screen.findAllByRole('article');
  await app.user.click(screen.getByRole('button', { name: 'Скачать ведомость' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ведомость' }));
  return { ...app, dialog };
}

async function sheetsOf(file: File | undefined) {
  if (!file) throw new Error('no file');
  return readXlsxFile(Buffer.from(await file.arrayBuffer()));
}

async function sheetOf(file: File | undefined) {
  const [sheet] = await sheetsOf(file);
  return sheet;
}

test('the sheet has a row a project, from one read of each, three at once', async () => {
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
  await ask();
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(reads().toSorted((a, b) => a - b)).toEqual(ids);
  expect(most).toBe(3);

  const date = new Intl.DateTimeFormat('sv').format(Date.now());
  expect(saved.map(({ name }) => name)).toEqual([`grades_${date}.xlsx`]);
  const sheet = await sheetOf(saved[0]);
  expect(sheet?.sheet).toBe('Ведомость');
  expect(sheet?.data[0]).toEqual([
    'Номер',
    'Тема',
    'Студенты',
    'Статус',
    'Стадия',
    'Год',
    'Задания',
    'Оценка за защиту',
    'Оценка руководителя',
    'Итоговая оценка',
  ]);
  const rows = sheet?.data.slice(1) ?? [];
  expect(rows.map(([id]) => id)).toEqual(ids);
  expect(rows[0]?.[1]).toBe('=1+1');
  // The same weighted sum and final grade as on the statistics page.
  expect(rows[1]?.slice(3)).toEqual([
    'InProgress',
    expect.any(String),
    second.year,
    expect.stringMatching(/^\d+ из \d+$/),
    9,
    8.7,
    8.88,
  ]);
  const [, tasks] = await sheetsOf(saved[0]);
  expect(tasks?.sheet).toBe('Задания');
  expect(tasks?.data[0]).toEqual(['Номер', 'Тема', 'Студенты', 'Выполнено', 'Всего']);
  // The same figures as numbers, so that a spreadsheet can compute with them.
  const figures = rows.map(([, , , , , , told]) => String(told).split(' из ').map(Number));
  expect(tasks?.data.slice(1).map((row) => row.slice(3))).toEqual(figures);
});

test('after failures the dialog asks, and a retry requests only what failed', async () => {
  const ids = fiveProjects();
  sandbox.orderFault({ method: 'GET', path: '/projects/2/statistics', status: 500 });
  sandbox.orderFault({ method: 'GET', path: '/projects/3/statistics', drop: true });
  const { user, dialog } = await ask();
  expect(await dialog.findByText('Не получены данные: 2. Скачать всё равно?')).toBeVisible();
  expect(reads()).toHaveLength(ids.length);
  expect(saved).toEqual([]);

  sandbox.orderFault({ method: 'GET', path: '/projects/3/statistics', status: 500 });
  await user.click(dialog.getByRole('button', { name: 'Повторить неудавшиеся (2)' }));
  expect(await dialog.findByText('Не получены данные: 1. Скачать всё равно?')).toBeVisible();
  expect(
    reads()
      .slice(ids.length)
      .toSorted((a, b) => a - b),
  ).toEqual([2, 3]);

  await user.click(dialog.getByRole('button', { name: 'Скачать' }));
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  const rows = (await sheetOf(saved[0]))?.data.slice(1) ?? [];
  expect(rows).toHaveLength(ids.length);
  expect(rows[2]?.slice(6)).toEqual(['нет данных', null, null, null]);
  const [, tasks] = await sheetsOf(saved[0]);
  expect(tasks?.data[3]?.slice(3)).toEqual([null, null]);
  expect(rows[1]?.[9]).toBe(8.88);
});

test('an unreadable grade is marked in the sheet, unlike a missing one', async () => {
  fiveProjects();
  const grades = { defence_grade: 'девять', final_grade: 8.88 };
  server.use(
    http.get('*/api/v1/projects/2/statistics', () =>
      HttpResponse.json({ total_tasks: 'три', tasks_done: 2, grades }),
    ),
    http.get('*/api/v1/projects/3/statistics', () => HttpResponse.json({ grades: {} })),
    http.get('*/api/v1/projects/4/statistics', () =>
      HttpResponse.json({ grades: { defence_grade: 9, final_grade: 'девять' } }),
    ),
  );
  await ask();
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  const rows = (await sheetOf(saved[0]))?.data.slice(1) ?? [];
  expect(rows[1]?.slice(6)).toEqual(['нет данных', 'нет данных', 'нет данных', 8.88]);
  expect(rows[2]?.slice(6)).toEqual(['0 из 0', null, null, null]);
  expect(rows[3]?.slice(7)).toEqual([9, 'нет данных', 'нет данных']);
});

test('it can be stopped, and Escape asks whether to: nothing more is asked for', async () => {
  fiveProjects();
  const letThrough = holdBack('get', '/projects/:id/statistics');
  const { user, dialog } = await ask();
  expect(dialog.getByRole('progressbar', { name: 'Получено 0 из 5' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Остановить' }));
  expect(await dialog.findByText('Не получены данные: 5. Скачать всё равно?')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Продолжить (5)' }));
  expect(await dialog.findByRole('progressbar', { name: 'Получено 0 из 5' })).toBeVisible();
  // The focused button is gone; focus must return to the dialog, or Escape would not reach it.
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await user.keyboard('{Escape}');
  expect(await dialog.findByText('Остановить? Полученные данные останутся.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Продолжить' }));
  expect(dialog.queryByText(/^Остановить\?/)).not.toBeInTheDocument();
  expect(dialog.getByRole('progressbar', { name: 'Получено 0 из 5' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Остановить' }));
  await user.click(await dialog.findByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  letThrough();
  await delay(100);
  // Each run had three reads under way, of the same projects, and started no others.
  expect(new Set(reads()).size).toBeLessThanOrEqual(3);
  expect(saved).toEqual([]);
});

test('data read before a stop is not read again, in this dialog or in the next one', async () => {
  const ids = fiveProjects();
  const held = [4, 5].map((id) => holdBack('get', `/projects/${id}/statistics`));
  const { user, dialog } = await ask();
  expect(await dialog.findByRole('progressbar', { name: 'Получено 3 из 5' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Остановить' }));
  expect(await dialog.findByText('Не получены данные: 2. Скачать всё равно?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  for (const letThrough of held) letThrough();
  // The two that were broken off never arrive.
  const before = reads();
  expect(before).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Скачать ведомость' }));
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  expect(
    reads()
      .slice(before.length)
      .toSorted((a, b) => a - b),
  ).toEqual([4, 5]);
  const rows = (await sheetOf(saved[0]))?.data.slice(1) ?? [];
  expect(rows.map(([id]) => id)).toEqual(ids);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Later than a double click. A new sheet reads everything again, because grades may have changed.
  vi.setSystemTime(Date.now() + 1_000);
  await user.click(screen.getByRole('button', { name: 'Скачать ведомость' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(reads()).toHaveLength(before.length + 2 + ids.length);
});

test('a failure to write the file is reported, and a retry makes no calls', async () => {
  const ids = fiveProjects();
  SameThreadWorker.isBroken = true;
  const { user, dialog } = await ask();
  expect(await screen.findByText('Не удалось сформировать ведомость')).toBeVisible();
  SameThreadWorker.isBroken = false;
  expect(dialog.queryByRole('button', { name: /^Продолжить/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Скачать' }));
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  expect(reads()).toHaveLength(ids.length);
});

test('the sheet says that projects of the list could not be read', async () => {
  server.use(
    http.get('*/api/v1/projects', () =>
      HttpResponse.json({ projects: [{ id: 2, theme: 'Тема' }, { theme: 'без номера' }] }),
    ),
  );
  await ask();
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  const data = (await sheetOf(saved[0]))?.data ?? [];
  expect(data[0]?.[0]).toBe('Не удалось показать записей: 1');
  expect(data.at(-1)?.slice(0, 2)).toEqual([2, 'Тема']);
});
