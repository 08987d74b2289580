import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fullName, studentById } from '@/mocks/seed/students';
import { accounts } from '../accounts';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { holdBack, sandbox } from '../server';

const ADDRESS = '/scientificleadership/add';
const SUBMIT = 'Взять под научное руководство';
const NO_DRIVE = /^Вы еще не подключили облачное хранилище, это можно сделать здесь$/;
const NO_STUDENTS =
  'В настоящее время нет доступных студентов для научного руководства. Вы не можете добавить проект, пока нет активных студентов.';
const YEAR = new Date().getFullYear();

type App = Awaited<ReturnType<typeof renderApp>>;

function label(id: number) {
  const student = studentById(id);
  return [fullName(student), `${student.course} курс`, student.programme]
    .filter(Boolean)
    .join(', ');
}

const registrations = () => callsTo('/projects/add').map(({ body }) => body);
const submitButton = () => screen.getByRole('button', { name: SUBMIT });
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'));
const rows = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

async function picker() {
  return screen.findByRole('region', { name: 'Студенты' });
}

async function fillProject(
  { user }: App,
  fields: Partial<Record<'theme' | 'owner' | 'name', string>> = {},
) {
  await enter(user, screen.getByLabelText(/Тема работы/), fields.theme ?? 'Расписание кафедры');
  await enter(user, screen.getByLabelText(/Логин владельца/), fields.owner ?? 'kafedra-it');
  await enter(user, screen.getByLabelText(/Название репозитория/), fields.name ?? 'schedule');
}

async function openForm(as?: string) {
  const app = await renderApp(ADDRESS, as === undefined ? {} : { as });
  await picker();
  return app;
}

test('without a cloud drive the first gate shows, and applications are not asked for', async () => {
  await renderApp(ADDRESS, { as: accounts.bare });
  const gate = await screen.findByRole('note');
  expect(gate).toHaveTextContent(NO_DRIVE);
  expect(within(gate).getByRole('link', { name: 'здесь' })).toHaveAttribute('href', '/profile');
  expect(callsTo('/applications/professor')).toEqual([]);
});

test('without approved students the second gate shows', async () => {
  await renderApp(ADDRESS, { as: accounts.driveOnly });
  expect(await screen.findByText(NO_STUDENTS)).toBeVisible();
  expect(screen.queryByRole('button', { name: SUBMIT })).not.toBeInTheDocument();
});

test.each(['strict', 'sparse'] as const)(
  'approved students are offered once each (profile %s)',
  async (profile) => {
    sandbox.profile = profile;
    await openForm();
    // Student 21 was approved twice; student 31 was approved and has applied again.
    expect(rows()).toEqual([21, 22, 27, 30, 31].map(label));
  },
);

test('what a sparse server leaves out is left out of the row', async () => {
  sandbox.professor().applications = [{ id: 1, studentId: 26, approved: true }];
  sandbox.profile = 'sparse';
  await openForm();
  expect(studentById(26).programme).toBe('');
  expect(rows()).toEqual([label(26)]);
});

test.each([
  ['name', (id: number) => studentById(id).surname.toUpperCase()],
  ['programme', (id: number) => studentById(id).programme.slice(3)],
  ['course', (id: number) => String(studentById(id).course)],
  ['course in words', (id: number) => `${studentById(id).course} курс`],
])('the search finds students by %s', async (kind, textFor) => {
  const app = await openForm();
  await enter(app.user, screen.getByPlaceholderText('Поиск студентов...'), textFor(27));
  const wanted = studentById(27);
  const expected = [21, 22, 27, 30, 31].filter((id) => {
    const student = studentById(id);
    if (kind === 'name') return student.surname === wanted.surname;
    if (kind === 'programme') return student.programme === wanted.programme;
    return student.course === wanted.course;
  });
  expect(expected.length).toBeLessThan(5);
  await waitFor(() => expect(rows()).toEqual(expected.map(label)));
});

test('a search without matches says so, and ticks survive it', async () => {
  const app = await openForm();
  expect(submitButton()).toBeDisabled();
  await app.user.click(screen.getByRole('checkbox', { name: label(22) }));
  expect(submitButton()).toBeEnabled();
  const search = screen.getByPlaceholderText('Поиск студентов...');
  await enter(app.user, search, studentById(22).surname);
  const told = await within(await picker()).findByText(/^найдено результатов: \d+$/);
  expect(told).toHaveAttribute('aria-live', 'polite');
  await enter(app.user, search, 'нет такого');
  expect(await screen.findByText('Студенты не найдены')).toBeVisible();
  // For screen readers, in an element that was there before.
  expect(told).toHaveTextContent('найдено результатов: 0');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(submitButton()).toBeEnabled();
  expect(screen.getByText('Выбрано: 1')).toBeVisible();
  await app.user.clear(search);
  expect(await screen.findByRole('checkbox', { name: label(22) })).toBeChecked();
  expect(told).toBeEmptyDOMElement();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  await app.user.click(screen.getByRole('checkbox', { name: label(22) }));
  expect(submitButton()).toBeDisabled();
});

test('required fields and the bounds of the year are named, and nothing is sent', async () => {
  const app = await openForm();
  await app.user.click(screen.getByRole('checkbox', { name: label(21) }));
  const year = screen.getByLabelText(/Год выполнения/);
  expect(year).toHaveValue(String(YEAR));
  await app.user.clear(year);
  await app.user.click(submitButton());
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(4);
  expect(screen.getByLabelText(/Тема работы/)).toHaveFocus();
  for (const typed of ['1999', '2101', '2026.5']) {
    await app.user.clear(year);
    await enter(app.user, year, typed);
    await app.user.click(submitButton());
    expect(await screen.findByText('Укажите год от 2000 до 2100')).toBeVisible();
  }
  expect(registrations()).toEqual([]);
});

test('blanks are no theme', async () => {
  const app = await openForm();
  await app.user.click(screen.getByRole('checkbox', { name: label(21) }));
  await fillProject(app, { theme: '   ' });
  await app.user.click(submitButton());
  expect(await screen.findByText('Обязательное поле')).toBeVisible();
  expect(registrations()).toEqual([]);
});

test('exactly the fields of the contract are sent, the year as a number', async () => {
  const app = await openForm();
  await app.user.click(screen.getByRole('checkbox', { name: label(30) }));
  await app.user.click(screen.getByRole('checkbox', { name: label(21) }));
  await fillProject(app, { theme: ' Расписание кафедры ' });
  await app.user.click(submitButton());
  expect(
    await screen.findByRole('dialog', { name: 'Научное руководство оформлено!' }),
  ).toHaveTextContent('Вы можете просмотреть проект в списке проектов.');
  expect(registrations()).toEqual([
    {
      theme: 'Расписание кафедры',
      student_ids: [21, 30],
      year: YEAR,
      repository_owner_login: 'kafedra-it',
      repository_name: 'schedule',
    },
  ]);
});

test('identifiers are passed on as they were served', async () => {
  sandbox.profile = 'sparse';
  const app = await openForm();
  for (const id of [21, 22])
    await app.user.click(screen.getByRole('checkbox', { name: label(id) }));
  await fillProject(app);
  await app.user.click(submitButton());
  await screen.findByRole('dialog', { name: 'Научное руководство оформлено!' });
  expect(registrations()).toEqual([expect.objectContaining({ student_ids: ['21', 22] })]);
});

test('after success the form stays, its draft goes, and another click cannot register it again', async () => {
  const app = await openForm();
  await app.user.click(screen.getByRole('checkbox', { name: label(21) }));
  await fillProject(app);
  expect(drafts()).toHaveLength(1);
  await app.user.click(submitButton());
  await app.user.click(await screen.findByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/Тема работы/)).toHaveValue('Расписание кафедры');
  expect(screen.getByRole('checkbox', { name: label(21) })).toBeChecked();
  expect(drafts()).toEqual([]);
  expect(submitButton()).toBeDisabled();
  expect(screen.getByText(/Этот проект уже оформлен/)).toBeVisible();

  // A changed theme makes another project, with a draft of its own.
  await enter(app.user, screen.getByLabelText(/Тема работы/), ', часть 2');
  expect(submitButton()).toBeEnabled();
  expect(drafts()).toHaveLength(1);
  await app.user.click(submitButton());
  await screen.findByRole('dialog', { name: 'Научное руководство оформлено!' });
  expect(registrations()).toHaveLength(2);
});

test('after success the form can be left unasked, and the list has the project', async () => {
  const app = await renderApp('/projects?filter=InProgress');
  await screen.findByText(/^найдено результатов:/);
  app.goTo(ADDRESS);
  await picker();
  await app.user.click(screen.getByRole('checkbox', { name: label(21) }));
  await fillProject(app, { theme: 'Совсем новая тема' });
  await app.user.click(submitButton());
  await app.user.click(await screen.findByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.user.click(screen.getByRole('link', { name: 'списке проектов' }));
  expect(await screen.findByRole('article', { name: 'Совсем новая тема' })).toBeVisible();
  app.goTo(ADDRESS);
  await picker();
  expect(screen.getByLabelText(/Тема работы/)).toHaveValue('');
  expect(submitButton()).toBeDisabled();
});

test.each([
  ['another success status', { status: 201 }, 201],
  ['a refusal', { status: 400 }, 400],
  ['a failure after which the project is there', { status: 500, after: true }, 500],
  ['no answer', { drop: true }, 500],
])('%s is told with its code, and nothing typed is lost', async (_name, fault, code) => {
  const app = await openForm();
  await app.user.click(screen.getByRole('checkbox', { name: label(21) }));
  await fillProject(app);
  sandbox.orderFault({ method: 'POST', path: '/projects/add', ...fault });
  await app.user.click(submitButton());
  const dialog = await screen.findByRole('dialog', {
    name: 'Произошла ошибка при оформлении научного руководства!',
  });
  expect(dialog).toHaveTextContent(
    `Код ошибки: ${code}. Обратитесь в службу поддержки, если проблема не устранится.`,
  );
  await app.user.click(within(dialog).getByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/Тема работы/)).toHaveValue('Расписание кафедры');
  expect(submitButton()).toBeEnabled();
  app.reloadDocument();
  await picker();
  expect(screen.getByLabelText(/Тема работы/)).toHaveValue('Расписание кафедры');
  expect(screen.getByRole('checkbox', { name: label(21) })).toBeChecked();
});

test('what was typed while the call was under way stays, and is not reported as registered', async () => {
  const letThrough = holdBack('post', '/projects/add');
  const app = await openForm();
  await app.user.click(screen.getByRole('checkbox', { name: label(21) }));
  await fillProject(app, { theme: 'Тема А' });
  await app.user.click(submitButton());
  const theme = screen.getByLabelText(/Тема работы/);
  await app.user.clear(theme);
  await enter(app.user, theme, 'Тема Б');
  letThrough();
  await app.user.click(await screen.findByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(registrations()).toEqual([expect.objectContaining({ theme: 'Тема А' })]);
  expect(theme).toHaveValue('Тема Б');
  expect(screen.queryByText(/Этот проект уже оформлен/)).toBeNull();
  expect(submitButton()).toBeEnabled();
  app.reloadDocument();
  await picker();
  expect(screen.getByLabelText(/Тема работы/)).toHaveValue('Тема Б');
});

test.each([
  ['https://github.com/kafedra-it/schedule', /Логин владельца/],
  ['git@github.com:kafedra-it/schedule.git', /Название репозитория/],
])('the address %s pasted fills both fields', async (address, field) => {
  const app = await openForm();
  await app.user.click(screen.getByLabelText(field));
  await app.user.paste(address);
  expect(screen.getByLabelText(/Логин владельца/)).toHaveValue('kafedra-it');
  expect(screen.getByLabelText(/Название репозитория/)).toHaveValue('schedule');
});

test('an address that was typed fills both when the field is left; other pasted text stays', async () => {
  const app = await openForm();
  const owner = screen.getByLabelText(/Логин владельца/);
  await app.user.click(owner);
  await app.user.paste('kafedra');
  expect(owner).toHaveValue('kafedra');
  await app.user.clear(owner);
  await app.user.type(owner, 'https://github.com/kafedra-it/schedule');
  expect(owner).toHaveValue('https://github.com/kafedra-it/schedule');
  await app.user.tab();
  expect(owner).toHaveValue('kafedra-it');
  expect(screen.getByLabelText(/Название репозитория/)).toHaveValue('schedule');
});

test.each([
  ['https://gitlab.com/group/sub/app', /^Логин на GitHub/],
  ['@octo', /^Логин на GitHub/],
  ['кафедра', /^Логин на GitHub/],
])('%s in the field of the owner is told there and not split', async (typed, message) => {
  const app = await openForm();
  const owner = screen.getByLabelText(/Логин владельца/);
  await app.user.click(owner);
  await app.user.paste(typed);
  await app.user.tab();
  expect(await screen.findByText(message)).toBeVisible();
  expect(owner).toHaveValue(typed);
  expect(owner).toBeInvalid();
  expect(screen.getByLabelText(/Название репозитория/)).toHaveValue('');
});

test('a student named by the address is ticked in place of those of a draft, once', async () => {
  const app = await openForm();
  await app.user.click(screen.getByRole('checkbox', { name: label(22) }));
  await enter(app.user, screen.getByLabelText(/Тема работы/), 'Черновик');
  app.goTo(`${ADDRESS}?student=30`);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: label(30) })).toBeChecked());
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  expect(screen.getByLabelText(/Тема работы/)).toHaveValue('Черновик');

  await app.user.click(screen.getByRole('checkbox', { name: label(30) }));
  app.reloadDocument();
  await picker();
  expect(screen.getByRole('checkbox', { name: label(30) })).not.toBeChecked();
  expect(screen.getByLabelText(/Тема работы/)).toHaveValue('Черновик');
});

test.each(['student=999', 'student=abc', 'student=%22%22'])(
  'a student who is not on offer is ignored: ?%s',
  async (search) => {
    await renderApp(`${ADDRESS}?${search}`);
    await picker();
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(submitButton()).toBeDisabled();
  },
);

test('with digits in text the student of the address is ticked too', async () => {
  sandbox.profile = 'sparse';
  await renderApp(`${ADDRESS}?student=21`);
  await picker();
  expect(screen.getByRole('checkbox', { name: label(21) })).toBeChecked();
});

test('the keyboard of a phone corrects nothing in the names of the repository, which are no words', async () => {
  await renderApp('/scientificleadership/add');
  for (const name of [/Логин владельца/, /Название репозитория/]) {
    const field = await screen.findByLabelText(name);
    expect(field).toHaveAttribute('autocapitalize', 'none');
    expect(field).toHaveAttribute('autocorrect', 'off');
    expect(field).toHaveAttribute('spellcheck', 'false');
  }
});
