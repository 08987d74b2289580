import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { sandbox, server } from '../server';

const print = vi.fn();

beforeEach(() => {
  print.mockClear();
  window.print = print;
});

function answer(path: string, body: object) {
  server.use(http.get(`*/api/v1${path}`, () => HttpResponse.json(body)));
}

async function printed(path: string, button: string, sheet: string) {
  const app = await renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: button }));
  const region = await screen.findByRole('region', { name: sheet });
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  return { ...app, region, sheet: within(region) };
}

/** The value of a fact; '' stands for a line to write on. */
function factOf(region: HTMLElement, name: string): string | null | undefined {
  return within(region).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
}

test('the review names students, supervisor, theme and grades, and closes again', async () => {
  const { user, sheet, region } = await printed(
    '/projects/2/stats',
    'Печать отзыва',
    'Отзыв руководителя',
  );
  expect(sheet.getByRole('heading', { level: 1 })).toHaveTextContent('Отзыв руководителя');
  expect(factOf(region, 'Тема')).toBe(sandbox.professor().projects[1]?.theme);
  expect(factOf(region, 'Руководитель')).toBe('Белова Наталья Викторовна');
  expect(factOf(region, 'Учёная степень')).toBe('Доктор технических наук');
  expect(factOf(region, 'Университет')).toBe('Уральский федеральный университет');
  const rows = (table: string) =>
    within(sheet.getByRole('table', { name: table }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(rows('Студенты')).toEqual(['Семёнов Роман Павлович3Прикладная математика']);
  expect(rows('Критерии')).toEqual([
    'Глубина проработки темы0,49',
    'Качество пояснительной записки0,37',
    'Регулярность работы0,310',
  ]);
  expect(
    ['Оценка за защиту', 'Оценка руководителя', 'Итоговая оценка'].map((name) =>
      factOf(region, name),
    ),
  ).toEqual(['9', '8,7', '8,88']);
  expect(['Подпись', 'Дата'].map((name) => factOf(region, name))).toEqual(['', '']);
  expect(sheet.queryByText('Задания')).not.toBeInTheDocument();
  expect(callsTo('/account').length).toBe(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  // One press prints once, and the next key restores the page.
  await user.keyboard('{Shift}');
  await waitFor(() => expect(region).not.toBeInTheDocument());
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Печать отзыва' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
});

test('a review says on itself that a criterion of it could not be read', async () => {
  answer('/projects/2/statistics', {
    grades: {
      supervisor_review: {
        id: 201,
        criterias: [
          { criteria: 'Код', weight: 0.5 },
          { criteria: 'Текст', weight: 'много' },
        ],
      },
    },
  });
  const { sheet } = await printed('/projects/2/stats', 'Печать отзыва', 'Отзыв руководителя');
  expect(sheet.getByRole('cell', { name: 'Код' })).toBeInTheDocument();
  expect(sheet.getByText('Не удалось показать записей: 1')).toBeInTheDocument();
});

test('missing data is printed as a line to write on, and all else is printed', async () => {
  sandbox.orderFault({ method: 'GET', path: '/account', status: 500 });
  sandbox.orderFault({
    method: 'GET',
    path: '/projects/:projectId/statistics',
    drop: true,
    times: 'always',
  });
  const { user, sheet, region } = await printed(
    '/projects/1/stats',
    'Печать отзыва',
    'Отзыв руководителя',
  );
  expect(
    ['Руководитель', 'Университет', 'Итоговая оценка'].map((name) => factOf(region, name)),
  ).toEqual(['', '', '']);
  expect(within(sheet.getByRole('table', { name: 'Критерии' })).getAllByRole('row')).toHaveLength(
    5,
  );
  expect(sheet.getByRole('cell', { name: 'Иванов Александр Александрович' })).toBeInTheDocument();

  // Back on the page a message says which data the paper lacks.
  await user.keyboard('{Shift}');
  await waitFor(() => expect(region).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('Часть данных не получена');
});

test('the document has the name of the sheet until the page is back', async () => {
  const { user, region } = await printed(
    '/projects/2/stats',
    'Печать отзыва',
    'Отзыв руководителя',
  );
  const theme = sandbox.professor().projects[1]?.theme ?? '';
  expect(document.title).toBe(`Отзыв руководителя — ${theme}`);
  await user.keyboard('{Shift}');
  await waitFor(() => expect(region).not.toBeInTheDocument());
  expect(document.title).toMatch(/ · SPMS$/);
});

test('the sheet does not wait for an account that hangs', async () => {
  let isAsked = false;
  server.use(
    http.get('*/api/v1/account', () => {
      isAsked = true;
      return delay('infinite');
    }),
  );
  const { user } = await renderApp('/projects/2/stats');
  const button = await screen.findByRole('button', { name: 'Печать отзыва' });
  letTimersRun();
  await user.click(button);
  await waitFor(() => expect(isAsked).toBe(true));
  await passTime(6_000);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const region = screen.getByRole('region', { name: 'Отзыв руководителя' });
  expect(factOf(region, 'Руководитель')).toBe('');
  expect(factOf(region, 'Оценка за защиту')).toBe('9');
  expect(screen.getByRole('alert')).toHaveTextContent('Часть данных не получена');
});

test('the reviews of the ticked projects are printed at once, a sheet each in the order of the list', async () => {
  const app = await renderApp('/projects?filter=InProgress');
  await app.user.click(await screen.findByRole('checkbox', { name: 'Отметить все' }));
  const rows = screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
  await app.user.click(
    await screen.findByRole('button', { name: `Печать отзывов (${rows.length})` }),
  );
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const sheets = screen.getAllByRole('region', { name: 'Отзыв руководителя' });
  expect(sheets.map((sheet) => factOf(sheet, 'Тема'))).toEqual(rows);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
