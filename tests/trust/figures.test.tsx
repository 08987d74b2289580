import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import readXlsxFile from 'read-excel-file/node';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { SameThreadWorker, saved } from '../saved-files';
import { inDays } from '../screens/meetings/meeting-data';
import { sandbox } from '../server';

/* Every figure of a project is the same wherever it stands, and stays so after each kind of change. */

type App = Awaited<ReturnType<typeof renderApp>>;

interface Figures {
  late: number;
  done: number;
  all: number;
  /** Defence, supervisor. */
  grades: [string, string];
  /** Days since the last commit. */
  silent: number;
}

const THEME = 'Система мониторинга качества воздуха на основе сети датчиков';

beforeEach(() => {
  vi.stubGlobal('Worker', SameThreadWorker);
  window.print = vi.fn();
  const professor = sandbox.professor();
  const [task] = professor.tasks;
  if (!task) throw new Error('the main account has tasks');
  professor.projects = professor.projects.slice(0, 2);
  const at = (days: number) => `${inDays(days).toISOString().slice(0, 10)}T12:00:00Z`;
  professor.tasks = [
    { ...task, id: 1, projectId: 1, name: 'Поздняя', status: 0, deadline: at(-3) },
    { ...task, id: 2, projectId: 1, name: 'Начатая', status: 1, deadline: at(-2) },
    { ...task, id: 3, projectId: 1, name: 'Готовая', status: 2, deadline: at(-1) },
    { ...task, id: 4, projectId: 1, name: 'Будущая', status: 0, deadline: at(9) },
  ];
  const [commit] = professor.commits;
  if (!commit) throw new Error('the main account has commits');
  professor.commits = [{ ...commit, projectId: 1, createdTime: inDays(-20).toISOString() }];
});

const text = (element: HTMLElement) => element.textContent ?? '';

async function go(app: App, address: string) {
  act(() => app.goTo(address));
  await waitFor(() => expect(app.address()).toContain(address));
}

/** All places that show figures of project 1, one after another, in the same document. */
async function expectEverywhere(app: App, { late, done, all, grades, silent }: Figures) {
  const [defence, supervisor] = grades;
  // The clock stands still, and a file asked for twice in half a second is a double click.
  vi.setSystemTime(Date.now() + 1_000);
  const region = async (name: string) => within(await screen.findByRole('region', { name }));

  await go(app, '/');
  const needing = await (await region('Проекты')).findByRole('link', { name: THEME });
  const isLong = silent >= 14;
  const silence = `${silent} дней без коммитов`;
  await waitFor(() => {
    const reasons = text(needing.closest('li') as HTMLElement);
    expect(reasons).toContain(`просрочено: ${late}`);
    expect(reasons.includes('без коммитов')).toBe(isLong);
    expect(reasons).toContain(isLong ? silence : '');
  });
  expect(within(needing.closest('li') as HTMLElement).getByRole('img')).toHaveAccessibleName(
    new RegExp(`Задания: ${done} из ${all}, просрочено ${late}`),
  );

  await go(app, '/projects');
  const row = within(await screen.findByRole('article', { name: THEME }));
  expect(await row.findByRole('link', { name: `Просрочено: ${late}` })).toBeVisible();
  expect(row.getByRole('img')).toHaveAccessibleName(
    new RegExp(`Задания: ${done} из ${all}, просрочено ${late}`),
  );
  const day = new Intl.DateTimeFormat('ru').format(inDays(-silent));
  expect(
    row.getByRole('link', { name: `Последний коммит: ${day}${isLong ? `, ${silence}` : ''}` }),
  ).toBeVisible();
  saved.length = 0;
  const download = () => screen.getByRole('button', { name: 'Скачать ведомость' });
  // Another one stands there until its code has come.
  await waitFor(() => expect(download()).toBeEnabled());
  await app.user.click(download());
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Закрыть' }));
  const [sheet] = await readXlsxFile(Buffer.from(await (saved[0] as File).arrayBuffer()));
  const graded = sheet?.data.find((cells) => cells[3] === THEME)?.slice(4, 6) ?? [];
  expect(graded.map((cell) => String(cell ?? '—').replace('.', ','))).toEqual(grades);

  await go(app, '/projects/1');
  const tasks = await region('Задания');
  expect(await tasks.findByText(`Выполнено ${done} из ${all}`)).toBeVisible();
  expect(await tasks.findByText(`Просрочено: ${late}`)).toBeVisible();
  const glance = text(await screen.findByRole('region', { name: 'Оценки' }));
  expect(glance).toContain(`За защиту${defence}Руководителя${supervisor}`);

  const commits = await region('Коммиты');
  const ago = silent === 0 ? 'сегодня' : `${silent} дней назад`;
  expect(await commits.findByText(`Последний коммит: ${ago}`)).toBeVisible();

  await go(app, '/projects/1/commits');
  await screen.findByRole('heading', { level: 1, name: /^Коммиты/ });
  expect(await screen.findByText(`Последний коммит: ${ago}`)).toBeVisible();

  await go(app, '/projects/1/tasks');
  await screen.findAllByRole('article');
  expect(screen.getAllByText('Просрочено')).toHaveLength(late);

  await go(app, '/projects/1/stats');
  expect(text(await screen.findByRole('region', { name: 'Задания' }))).toContain(
    `Всего${all}Выполнено${done}`,
  );
  expect(text(await screen.findByRole('region', { name: 'Оценки' }))).toContain(
    `Оценка за защиту${defence}Оценка руководителя${supervisor}`,
  );
  await app.user.click(screen.getByRole('button', { name: 'Печать отзыва' }));
  const paper = text(await screen.findByRole('region', { name: 'Отзыв руководителя' }));
  expect(paper).toContain(`Оценка за защиту${defence}`);
  expect(paper).toContain(`Оценка руководителя${supervisor}`);
}

const BEFORE: Figures = { late: 2, done: 1, all: 4, grades: ['7', '8'], silent: 20 };

beforeEach(() => {
  const project = sandbox.professor().projects[0];
  if (!project) throw new Error('there is a project 1');
  project.defenceGrade = 7;
  for (const criterion of project.review?.criterias ?? []) criterion.grade = 8;
});

test('after a status and a new task', async () => {
  const app = await renderApp('/projects/1/tasks');
  await expectEverywhere(app, BEFORE);

  await go(app, '/projects/1/tasks');
  const card = within(await screen.findByRole('article', { name: 'Поздняя' }));
  await app.user.selectOptions(card.getByRole('combobox', { name: 'Статус задания' }), 'Finished');
  await expectEverywhere(app, { ...BEFORE, late: 1, done: 2 });

  await go(app, '/projects/1/tasks/add');
  await enter(app.user, await screen.findByRole('textbox', { name: 'Название' }), 'Новая');
  fireEvent.change(screen.getByLabelText(/^Срок сдачи/), { target: { value: '2030-12-01T18:00' } });
  await app.user.click(screen.getByRole('button', { name: 'Назначить' }));
  await app.user.click(await screen.findByRole('button', { name: 'ОК' }));
  await expectEverywhere(app, { ...BEFORE, late: 1, done: 2, all: 5 });
});

test('after new grades and a new commit', async () => {
  const app = await renderApp('/projects/1/stats');
  await expectEverywhere(app, BEFORE);

  await go(app, '/projects/1/stats');
  await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await app.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Оценка за защиту' }),
    '5',
  );
  await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectEverywhere(app, { ...BEFORE, grades: ['5', '8'] });

  const [commit] = sandbox.professor().commits;
  if (!commit) throw new Error('project 1 has a commit');
  sandbox.professor().commits.push({ ...commit, createdTime: new Date().toISOString() });
  // After ten minutes a check reads anew (decisions §5.32).
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await expectEverywhere(app, { ...BEFORE, grades: ['5', '8'], silent: 0 });
});
