import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fullName, studentById } from '@/mocks/seed/students';
import { ALL_DONE } from '../all-done';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

const ADD = '/projects/add';
const ONE = '/scientificleadership/add';
const LIST = `${ONE}?list=true`;
const IDS = [41, 42, 43, 44, 45, 46];
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const nameOf = (id: number) => fullName(studentById(id));

const table = () => screen.findByRole('table', { name: 'Проекты списком' });
async function row(number: number) {
  const rows = (await table()).querySelectorAll('tbody tr');
  const element = rows[number - 1];
  if (!(element instanceof HTMLElement)) throw new Error(`the table has a row ${number}`);
  return within(element);
}
const rowCount = async () => (await table()).querySelectorAll('tbody tr').length;

async function paste(app: App, text: string) {
  await enter(app.user, await screen.findByRole('textbox', { name: 'Список проектов' }), text);
}

const inOrder = () => screen.findByRole('checkbox', { name: 'Темы по порядку студентов' });

async function pasteInOrder(app: App, text: string) {
  await paste(app, text);
  await app.user.click(await inOrder());
}

const cell = async (number: number, field: string) => (await row(number)).getByLabelText(field);

async function type(number: number, field: string, text: string) {
  fireEvent.change(await cell(number, field), { target: { value: text } });
}

/** The registered projects with their students, in order. */
const registered = () =>
  sandbox
    .professor()
    .projects.filter(({ theme }) => theme.startsWith('Тема '))
    .map(({ theme, year, studentIds }) => `${theme}, ${year}: ${studentIds.join('+')}`);

// Preload the form: transforming it takes the test runner seconds the first time.
beforeAll(() => import('@/features/projects/add/many/project-list-form'), 60_000);

beforeEach(() => {
  const professor = sandbox.professor();
  professor.applications = IDS.map((studentId, index) => ({
    id: index + 1,
    studentId,
    approved: true,
  }));
  professor.projects = professor.projects.slice(0, 1);
  for (const project of professor.projects) project.studentIds = [46];
});

test('projects are pasted, corrected and registered, and their students are not offered again', async () => {
  const app = await renderApp(ONE);
  await app.user.click(await button('Добавить несколько проектов'));
  expect(await rowCount()).toBe(5);
  expect(await button('Зарегистрировать проекты (0)')).toBeDisabled();
  await paste(
    app,
    `${nameOf(42)}\tТема Б\t2026\tkafedra\tb\n${nameOf(41)}\tТема А\t1999\thttps://github.com/kafedra/a\nНикто Никак\tТема Х\t2026\tkafedra\tx`,
  );
  expect(await button('Зарегистрировать проекты (1)')).toBeEnabled();
  const first = await row(1);
  expect(first.getByText('укажите год от 2000 до 2100')).toBeVisible();
  expect(first.getByRole('checkbox', { name: 'Отметить 1' })).toBeDisabled();
  expect((await row(6)).getByText('студент не найден')).toBeVisible();
  await type(1, 'Год выполнения', '2027');

  const reads = callsTo('/projects', 'GET').length;
  await app.user.click(await button('Зарегистрировать проекты (2)'));
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect(callsTo(ADD, 'POST').map(({ body }) => body)).toEqual(
    [
      ['Тема А', 2027, [41], 'a'],
      ['Тема Б', 2026, [42], 'b'],
    ].map(([theme, year, student_ids, repository_name]) => ({
      theme,
      year,
      student_ids,
      repository_owner_login: 'kafedra',
      repository_name,
    })),
  );
  expect(callsTo('/projects', 'GET').length - reads).toBeLessThanOrEqual(2);

  // Three rows of students are left, and one of a line without a student.
  await waitFor(async () => expect(await rowCount()).toBe(4));
  expect((await row(1)).getByText(nameOf(43))).toBeVisible();
  expect(await cell(4, 'Тема работы')).toHaveValue('Тема Х');
  await app.user.click(
    screen.getByRole('checkbox', { name: 'Показать и студентов с проектом (3)' }),
  );
  expect(await rowCount()).toBe(7);
});

test('just registered projects lead to a list of tasks for all of them', async () => {
  const app = await renderApp(LIST);
  await pasteInOrder(app, 'Тема А\t2026\tkafedra\ta\nТема Б\t2026\tkafedra\tb');
  await app.user.click(await button('Зарегистрировать проекты (2)'));
  await app.user.click(await screen.findByRole('link', { name: 'Назначить задания всем (2)' }));
  expect(await screen.findByRole('textbox', { name: 'Список заданий' })).toBeVisible();
  const [first, second] = [41, 42].map((student) =>
    sandbox.professor().projects.find(({ studentIds }) => studentIds.includes(student)),
  );
  expect(app.address()).toContain(`/projects/${first?.id}/tasks/add?`);
  const chosen = await screen.findByRole('list', { name: 'Ещё в проекты: выбрано' });
  expect(await within(chosen).findByText(second?.theme ?? '')).toBeVisible();
});

test('lines that name nobody go to the students in order only when that is asked for', async () => {
  const app = await renderApp(LIST);
  await paste(app, 'Тема А\t2026\tkafedra\ta\n\nТема В\t2026\thttps://gitlab.com/group/sub/app');
  expect(await rowCount()).toBe(7);
  expect((await row(6)).getByText('студент не найден')).toBeVisible();
  expect((await row(6)).getByRole('checkbox')).toBeDisabled();
  expect((await row(7)).getByText('студент не найден, это не GitHub')).toBeVisible();
  expect(await button('Зарегистрировать проекты (0)')).toBeDisabled();
  expect(screen.getByRole('columnheader', { name: 'Замечания' })).toBeVisible();
  expect(await inOrder()).not.toBeChecked();

  await app.user.click(await inOrder());
  expect(await rowCount()).toBe(5);
  expect(await cell(1, 'Тема работы')).toHaveValue('Тема А');
  expect(await cell(2, 'Тема работы')).toHaveValue('');
  expect(await cell(3, 'Тема работы')).toHaveValue('Тема В');
  expect((await row(3)).getByText('это не GitHub')).toBeVisible();
  expect(await button('Зарегистрировать проекты (1)')).toBeEnabled();
  app.reloadDocument();
  expect(await inOrder()).toBeChecked();
  expect(await button('Зарегистрировать проекты (1)')).toBeEnabled();
  await app.user.click(await inOrder());
  expect(await button('Зарегистрировать проекты (0)')).toBeDisabled();
});

test('cells of a spreadsheet keep their places, the empty one too', async () => {
  await renderApp(LIST);
  const pasted = { 'text/plain': 'Тема А\r\n\r\nТема В\r\n', 'text/html': '<table><tr><td>' };
  fireEvent.paste(await cell(1, 'Тема работы'), {
    clipboardData: { getData: (format: keyof typeof pasted) => pasted[format] },
  });
  expect(await cell(1, 'Тема работы')).toHaveValue('Тема А');
  expect(await cell(2, 'Тема работы')).toHaveValue('');
  expect(await cell(3, 'Тема работы')).toHaveValue('Тема В');
});

test('a row is typed, its address split, and joined with another', async () => {
  const app = await renderApp(LIST);
  await pasteInOrder(app, 'Тема А\t2026\tkafedra\ta');
  await type(3, 'Тема работы', 'Тема В');
  await type(3, 'Логин владельца репозитория', 'Kafedra');
  await type(3, 'Название репозитория', 'a');
  expect((await row(3)).getByText('тот же репозиторий, что в строке 1')).toBeVisible();
  await type(3, 'Логин владельца репозитория', 'https://github.com/kafedra/c');
  fireEvent.blur(await cell(3, 'Логин владельца репозитория'));
  expect(await cell(3, 'Название репозитория')).toHaveValue('c');

  const join = (await row(3)).getByLabelText('Объединить со строкой');
  fireEvent.change(join, { target: { value: '3' } });
  expect((await row(3)).getByText(nameOf(44), { selector: 'bdi' })).toBeVisible();
  expect((await row(4)).getByText('не заполнено')).toBeVisible();
  fireEvent.paste(await cell(4, 'Тема работы'), {
    clipboardData: { getData: () => 'Тема Г\t2027\tkafedra\tg' },
  });
  await app.user.click(await button('Зарегистрировать проекты (3)'));
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect(registered()).toEqual([
    'Тема А, 2026: 41',
    `Тема В, ${new Date().getFullYear()}: 43+44`,
    'Тема Г, 2027: 45',
  ]);
});

test('while the list cannot be read, this browser remembers the students with a project', async () => {
  const app = await renderApp(LIST);
  await pasteInOrder(app, 'Тема А\t2026\tkafedra\ta');
  await app.user.click(await button('Зарегистрировать проекты (1)'));
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  await waitFor(async () => expect(await rowCount()).toBe(4));
  const fault = sandbox.orderFault({ method: 'GET', path: '/projects', status: 500, times: 100 });
  app.reloadDocument();
  expect(await screen.findByText(/Не удалось узнать, у кого уже есть проект/)).toBeVisible();
  expect(await rowCount()).toBe(5);
  expect(screen.queryByText(nameOf(41))).toBeNull();
  sandbox.professor().projects.pop();
  sandbox.removeFault(fault.id);
  app.reloadDocument();
  expect(await screen.findByText(nameOf(41))).toBeVisible();
});

test('what was typed is there after a reload, and is not lost without a question', async () => {
  const app = await renderApp(LIST);
  await type(2, 'Тема работы', 'Тема Б');
  app.reloadDocument();
  expect(await cell(2, 'Тема работы')).toHaveValue('Тема Б');
  expect((await row(2)).getByText(/нет владельца репозитория/)).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Заявки' }));
  expect(await button('Остаться')).toBeVisible();
});

test('at most thirty at once', async () => {
  sandbox.professor().applications = Array.from({ length: 31 }, (_one, index) => ({
    id: index + 1,
    studentId: 50 + index,
    approved: true,
  }));
  const app = await renderApp(LIST);
  await pasteInOrder(
    app,
    Array.from({ length: 31 }, (_one, at) => `Тема\t2026\tkafedra\tr${at}`).join('\n'),
  );
  expect(await button('Зарегистрировать проекты (31)')).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Не больше 30 проектов за раз');
  expect((await row(2)).getByText('та же тема, что в строке 1')).toBeVisible();
  await app.user.click((await row(31)).getByRole('checkbox'));
  expect(await button('Зарегистрировать проекты (30)')).toBeEnabled();
});

test.each([
  ['500 after it was created', { status: 500, after: true }],
  ['words of the server', { status: 400, message: 'занято' }],
])(
  'after %s in the middle the rest is registered, and each once in the end',
  async (_name, fault) => {
    const app = await renderApp(LIST);
    // Two rows share theme and year; only the students tell which of them the server has.
    await pasteInOrder(app, 'Тема А\t2026\ta\ta\nТема А\t2026\ta\tb\nТема В\t2026\ta\tc');
    sandbox.orderFault({ method: 'POST', path: ADD, times: 1, delayMs: 1 });
    sandbox.orderFault({ method: 'POST', path: ADD, times: 1, ...fault });
    await app.user.click(await button('Зарегистрировать проекты (3)'));
    await app.user.click(await button('Повторить неудавшиеся (1)'));
    expect(await screen.findByText(ALL_DONE)).toBeVisible();
    expect(registered().toSorted()).toEqual([
      'Тема А, 2026: 41',
      'Тема А, 2026: 42',
      'Тема В, 2026: 43',
    ]);
  },
);

test('while the list of projects cannot be read nothing is sent and nothing is lost', async () => {
  const app = await renderApp(LIST);
  await pasteInOrder(app, 'Тема А\t2026\tkafedra\ta');
  sandbox.orderFault({ method: 'GET', path: '/projects', status: 500 });
  await app.user.click(await button('Зарегистрировать проекты (1)'));
  expect(await screen.findByText(/Ничего не отправлено/)).toBeVisible();
  expect(await cell(1, 'Тема работы')).toHaveValue('Тема А');
  expect(callsTo(ADD, 'POST')).toEqual([]);
});
