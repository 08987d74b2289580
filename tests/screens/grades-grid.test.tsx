import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsTo } from '../calls';
import { enterDate } from '../enter';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const themeOf = (id: number) =>
  sandbox.professor().projects.find((project) => project.id === id)?.theme ?? '';
const row = (id: number) => within(screen.getByRole('group', { name: themeOf(id) }));
const defence = (id: number) => row(id).getByLabelText('Оценка за защиту');
const cell = (id: number, criterion: string) => row(id).getByLabelText(criterion);
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const savings = (id: number) => callsTo(`/projects/${id}/grades`, 'PUT').map(({ body }) => body);

const CRITERIA = [
  { criteria: 'Самостоятельность', weight: 0.3 },
  { criteria: 'Качество кода', weight: 0.5 },
  { criteria: 'Соблюдение сроков', weight: 0.2 },
];

async function open(ids: string) {
  const app = await renderApp(`/projects/grades?ids=${ids}`);
  await screen.findByRole('table', { name: 'Оценки проектов' });
  return app;
}

async function paste(app: App, field: HTMLElement, text: string) {
  await app.user.click(field);
  await app.user.paste(text);
}

// Preload the page: transforming it takes the test runner seconds the first time.
beforeAll(() => import('@/features/grades/grades-page'), 60_000);

// Projects 1 and 3 share the criteria of the first; the second has its own.
beforeEach(() => {
  const [first, , third] = sandbox.professor().projects;
  if (!first?.review || !third) throw new Error('the first project has a review');
  third.review = {
    ...first.review,
    id: 301,
    criterias: CRITERIA.map((criterion) => ({ ...criterion })),
  };
});

test('a row a project, a column a criterion with its weight, and the grade that they make', async () => {
  await open('1,3');
  expect(screen.getByRole('heading', { level: 1, name: 'Оценки' })).toBeVisible();
  expect(headings()).toEqual([
    'Проект',
    'Оценка за защиту',
    'Самостоятельность0,3',
    'Качество кода0,5',
    'Соблюдение сроков0,2',
    'Оценка руководителя',
  ]);
  expect(cell(1, 'Самостоятельность')).toHaveValue('8');
  expect(cell(1, 'Качество кода')).toHaveValue('');
  // 8 × 0.3 + 6 × 0.2
  expect(row(1).getByText('3,6')).toBeVisible();
  expect(row(3).getByText('—')).toBeVisible();
  expect(await button('Сохранить оценки (0)')).toBeDisabled();
});

test('only the rows that changed are sent, with the defence grade kept and the date once for all', async () => {
  const [, , third] = sandbox.professor().projects;
  if (third) third.defenceGrade = 9;
  const app = await open('1,3');
  await paste(app, cell(3, 'Самостоятельность'), '7\t8,0\t10');
  expect(row(3).getByText('8,1')).toBeVisible();
  enterDate(screen.getByLabelText('Дата отзыва'), '05.06.2026');
  await app.user.click(await button('Сохранить оценки (1)'));
  expect(await screen.findByText('Сохранено оценок: 1')).toBeVisible();
  expect(savings(1)).toEqual([]);
  expect(savings(3)).toEqual([
    {
      defence_grade: 9,
      supervisor_review: {
        id: 301,
        created: '2026-06-05T00:00:00Z',
        criterias: [
          { ...CRITERIA[0], grade: 7 },
          { ...CRITERIA[1], grade: 8 },
          { ...CRITERIA[2], grade: 10 },
        ],
      },
    },
  ]);
  expect(await button('Сохранить оценки (0)')).toBeDisabled();
  app.reloadDocument();
  await waitFor(() => expect(cell(3, 'Качество кода')).toHaveValue('8'));
});

describe('the keyboard alone', () => {
  test('a key a grade: the focus goes on by itself, and 1 waits for 0', async () => {
    const app = await open('1,3');
    await app.user.click(defence(1));
    await app.user.keyboard('978810');
    expect(defence(1)).toHaveValue('9');
    expect(cell(1, 'Соблюдение сроков')).toHaveValue('8');
    expect(defence(3)).toHaveValue('10');
    expect(cell(3, 'Самостоятельность')).toHaveFocus();
  });

  test('whoever presses Tab, Enter or an arrow after each grade comes out at the same cells', async () => {
    const app = await open('1,3');
    await app.user.click(defence(1));
    await app.user.keyboard('9{Tab}7{ArrowRight}8{Enter}');
    expect(cell(1, 'Самостоятельность')).toHaveValue('7');
    expect(cell(1, 'Качество кода')).toHaveValue('8');
    expect(cell(3, 'Качество кода')).toHaveFocus();
    await app.user.keyboard('6{ArrowUp}');
    expect(cell(1, 'Качество кода')).toHaveFocus();
  });

  test('Tab leaves the grid after the last grade', async () => {
    const app = await open('1,3');
    await app.user.click(cell(3, 'Соблюдение сроков'));
    await app.user.keyboard('7{Tab}');
    expect(await button('Сохранить оценки (1)')).toHaveFocus();
  });

  test('a key counts from the cell that was clicked after a grade', async () => {
    const app = await open('1,3');
    await app.user.click(defence(1));
    await app.user.keyboard('7');
    await app.user.click(cell(3, 'Качество кода'));
    await app.user.keyboard('{ArrowUp}');
    expect(cell(1, 'Качество кода')).toHaveFocus();
  });

  test.each(['0', '11', '7,5', 'да'])('%j is no grade, and nothing is sent', async (typed) => {
    const app = await open('1,3');
    await paste(app, defence(1), typed);
    await app.user.click(await button('Сохранить оценки (1)'));
    expect(await row(1).findByText('От 1 до 10')).toBeVisible();
    expect(savings(1)).toEqual([]);
  });
});

describe('a project with other criteria', () => {
  test('is marked, and neither typed nor pasted into', async () => {
    const app = await open('1,2,3');
    expect(row(2).getByText('свои критерии')).toBeVisible();
    expect(defence(2)).toBeDisabled();
    await paste(app, defence(1), '5\t6\t7\t8\n5\t6\t7\t8\n5\t6\t7\t8');
    expect(cell(3, 'Соблюдение сроков')).toHaveValue('8');
    await app.user.click(await button('Сохранить оценки (2)'));
    expect(await screen.findByText('Сохранено оценок: 2')).toBeVisible();
    expect(savings(2)).toEqual([]);
  });

  test('takes the criteria when its box is ticked', async () => {
    const app = await open('1,2,3');
    await app.user.click(row(2).getByRole('checkbox', { name: 'Заменить' }));
    await paste(app, cell(2, 'Самостоятельность'), '6\t7\t8');
    await app.user.click(await button('Сохранить оценки (1)'));
    expect(await screen.findByText('Сохранено оценок: 1')).toBeVisible();
    expect(savings(2)).toMatchObject([
      { defence_grade: 9, supervisor_review: { id: 201, criterias: [{ grade: 6 }, {}, {}] } },
    ]);
  });
});

test('criteria of another project are copied for projects that have none', async () => {
  const app = await open('4,5');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  await app.user.click(await button('Скопировать критерии'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Скопировать критерии' }));
  await app.user.click(await dialog.findByRole('combobox', { name: 'Проект' }));
  await app.user.click(screen.getByRole('option', { name: new RegExp(`^${themeOf(1)}`) }));
  await app.user.click(await dialog.findByRole('button', { name: 'Заменить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await button('Сохранить оценки (0)')).toBeDisabled();
  await paste(app, cell(5, 'Самостоятельность'), '6\t7\t8');
  await app.user.click(await button('Сохранить оценки (1)'));
  expect(await screen.findByText('Сохранено оценок: 1')).toBeVisible();
  expect(savings(4)).toEqual([]);
  expect(savings(5)).toMatchObject([
    { supervisor_review: { criterias: CRITERIA.map((criterion) => criterion) } },
  ]);
});

test('a server that fails every third row loses nothing', async () => {
  const app = await open('1,3,4,5');
  let count = 0;
  server.use(
    http.put('*/api/v1/projects/:id/grades', () => {
      count += 1;
      return count % 3 === 0 ? new HttpResponse(null, { status: 400 }) : undefined;
    }),
  );
  await paste(app, defence(1), '2\n3\n4\n5');
  await app.user.click(await button('Сохранить оценки (4)'));
  const again = await button('Повторить неудавшиеся (1)');
  expect(row(4).getByText(/не выполнено/)).toBeVisible();
  expect(defence(4)).toHaveValue('4');
  await app.user.click(again);
  expect(await screen.findByText('Сохранено оценок: 4')).toBeVisible();
  expect([1, 3, 4, 5].map((id) => savings(id).length)).toEqual([1, 1, 2, 1]);
  expect(savings(4).at(-1)).toMatchObject({ defence_grade: 4 });
});

test('grades that were changed in another window are shown, and not overwritten unasked', async () => {
  const app = await open('1,3');
  await paste(app, defence(1), '5\n6');
  const [first] = sandbox.professor().projects;
  if (first) first.defenceGrade = 3;
  await app.user.click(await button('Сохранить оценки (2)'));
  const alert = await row(1).findByRole('alert');
  expect(alert).toHaveTextContent('Оценки изменены в другом окне');
  expect(savings(1)).toEqual([]);
  expect(savings(3)).toHaveLength(1);
  await app.user.click(within(alert).getByRole('button', { name: 'Показать' }));
  expect(row(1).getByText('Оценка за защиту: 3')).toBeVisible();
  await app.user.click(within(alert).getByRole('button', { name: 'Сохранить мои' }));
  expect(await screen.findByText('Сохранено оценок: 2')).toBeVisible();
  expect(savings(1)).toMatchObject([{ defence_grade: 5 }]);
});

test('a date that the server keeps nowhere is no change made in another window', async () => {
  const app = await open('4');
  enterDate(screen.getByLabelText('Дата отзыва'), '05.06.2026');
  for (const grade of ['5', '6']) {
    await app.user.clear(defence(4));
    await paste(app, defence(4), grade);
    await app.user.click(await button('Сохранить оценки (1)'));
    await waitFor(() => expect(savings(4).at(-1)).toEqual({ defence_grade: Number(grade) }));
    await button('Сохранить оценки (0)');
  }
});

test('what was typed is there after a reload', async () => {
  const app = await open('1,3');
  await paste(app, defence(1), '5');
  app.reloadDocument();
  await screen.findByRole('table', { name: 'Оценки проектов' });
  expect(defence(1)).toHaveValue('5');
  expect(await button('Сохранить оценки (1)')).toBeEnabled();
});

test('a row in which nothing was typed has the current grades after a reload', async () => {
  const app = await open('1,3');
  await paste(app, defence(1), '5');
  const [, , third] = sandbox.professor().projects;
  if (third) third.defenceGrade = 4;
  app.reloadDocument();
  await waitFor(() => expect(defence(3)).toHaveValue('4'));
  expect(defence(1)).toHaveValue('5');
});

test('a project whose grades cannot be read says so, and the others are there', async () => {
  sandbox.orderFault({ method: 'GET', path: '/projects/3/statistics', status: 403 });
  const app = await open('1,3');
  expect(screen.getByText(/^Не удалось загрузить оценки/)).toBeVisible();
  expect(defence(1)).toBeVisible();
  await app.user.click(await button('Повторить'));
  expect(await screen.findByRole('group', { name: themeOf(3) })).toBeVisible();
});

test('typed grades and their criteria stay when a project that failed is read after all', async () => {
  sandbox.orderFault({ method: 'GET', path: '/projects/3/statistics', status: 403 });
  const app = await open('2,1,3');
  const criteria = headings();
  await paste(app, defence(2), '5\t6');
  await app.user.click(await button('Повторить'));
  // Most projects now have other criteria.
  expect(await screen.findByRole('group', { name: themeOf(3) })).toBeVisible();
  expect(headings()).toEqual(criteria);
  expect(defence(2)).toHaveValue('5');
  await app.user.click(await button('Сохранить оценки (1)'));
  expect(await screen.findByText('Сохранено оценок: 1')).toBeVisible();
  expect(savings(2)).toMatchObject([
    { defence_grade: 5, supervisor_review: { criterias: [{ grade: 6 }, {}, {}] } },
  ]);
});

test('without projects the page leads to the list', async () => {
  await renderApp('/projects/grades');
  expect(await screen.findByRole('link', { name: 'К проектам' })).toBeVisible();
});

test('a server that asks to wait is left alone after three answers, and the wait is told once', async () => {
  const ids = sandbox.professor().projects.map(({ id }) => id);
  const fault = { status: 429, headers: { 'Retry-After': '30' }, times: 'always' } as const;
  sandbox.orderFault({ method: 'GET', path: '/projects/:projectId/statistics', ...fault });
  await renderApp(`/projects/grades?ids=${ids.join()}`);
  expect(await screen.findByText(/^Не удалось загрузить оценки/)).toBeVisible();
  expect(screen.getAllByText(/Сервер просит подождать 30 с/)).toHaveLength(1);
  // Two more were on their way.
  const reads = callsTo('/projects/:projectId/statistics');
  expect(reads.length).toBeLessThanOrEqual(5);
  expect(ids.length).toBeGreaterThan(5);
});
