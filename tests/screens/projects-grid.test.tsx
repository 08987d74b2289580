import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fullName, studentById } from '@/mocks/seed/students';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { holdCall, sandbox, server } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

const ADDRESS = '/scientificleadership/add?several=true';
const YEAR = new Date().getFullYear();
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const row = (name: string) => within(screen.getByRole('group', { name }));
const theme = (name: string) => row(name).getByLabelText('Тема работы');
const students = () => {
  const table = screen.getByRole('table', { name: 'Проекты' });
  return within(table)
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label') ?? '');
};
const registrations = () => callsTo('/projects/add').map(({ body }) => body);

/** Names of the approved students, in the order of the applications. */
let approved: string[] = [];

// Preload the form: transforming it takes the test runner seconds the first time.
beforeAll(() => import('@/features/projects/add/add-project-page'), 60_000);

beforeEach(() => {
  const professor = sandbox.professor();
  for (const application of professor.applications) application.approved = true;
  const ids = [...new Set(professor.applications.map(({ studentId }) => studentId))];
  approved = ids.map((id) => fullName(studentById(id)));
  professor.projects = professor.projects.filter(
    ({ studentIds }) => !studentIds.some((id) => ids.includes(id)),
  );
});

async function open() {
  const app = await renderApp(ADDRESS);
  await screen.findByRole('table', { name: 'Проекты' });
  return app;
}

async function paste(app: App, field: HTMLElement, text: string) {
  await app.user.click(field);
  await app.user.paste(text);
}

test('a row for each approved student; only the filled ones are registered', async () => {
  const app = await renderApp('/scientificleadership/add');
  await app.user.click(await button('Несколько проектов'));
  await screen.findByRole('table', { name: 'Проекты' });
  expect(app.address()).toBe(ADDRESS);
  expect(students()).toEqual(approved);
  expect(row(approved[0] ?? '').getByLabelText('Год выполнения')).toHaveValue(String(YEAR));
  expect(await button('Зарегистрировать проекты (0)')).toBeDisabled();
  await paste(
    app,
    theme(approved[0] ?? ''),
    'Умный дом\t\thttps://github.com/owner/house\r\nУмный город\t2030\towner/city\r\n',
  );
  await app.user.click(await button('Зарегистрировать проекты (2)'));
  expect(await screen.findByText('Создано проектов: 2')).toBeVisible();
  expect(registrations()).toMatchObject([
    {
      theme: 'Умный дом',
      year: YEAR,
      repository_owner_login: 'owner',
      repository_name: 'house',
    },
    { theme: 'Умный город', year: 2030, repository_name: 'city' },
  ]);
  const ids = ['Умный дом', 'Умный город'].map(
    (name) => sandbox.professor().projects.find((project) => project.theme === name)?.id,
  );
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Назначить задания' })).toHaveAttribute(
      'href',
      `/projects/${ids[0]}/tasks/add?projects=${ids[1]}`,
    ),
  );
  expect(await button('Зарегистрировать проекты (0)')).toBeDisabled();
});

test('a row that is not complete says what is missing, and nothing is sent', async () => {
  const app = await open();
  const [first = '', second = ''] = approved;
  await enter(app.user, theme(first), 'Умный дом');
  await enter(app.user, row(second).getByLabelText('Репозиторий'), 'https://gitlab.com/o/n');
  await app.user.click(await button('Зарегистрировать проекты (2)'));
  await waitFor(() =>
    expect(row(first).getByLabelText('Репозиторий')).toHaveAccessibleDescription(
      'Обязательное поле',
    ),
  );
  expect(theme(second)).toHaveAccessibleDescription('Обязательное поле');
  expect(row(second).getByLabelText('Репозиторий')).toBeInvalid();
  expect(registrations()).toEqual([]);
  app.reloadDocument();
  await screen.findByRole('table', { name: 'Проекты' });
  expect(theme(first)).toHaveValue('Умный дом');
});

test('students with a project are shown on demand, and marked in both forms', async () => {
  const professor = sandbox.professor();
  const [project] = professor.projects;
  const [application] = professor.applications;
  if (!project || !application) throw new Error('the account has both');
  project.studentIds = [application.studentId];
  const [first = ''] = approved;
  const app = await open();
  expect(students()).toEqual(approved.slice(1));
  await app.user.click(
    screen.getByRole('checkbox', { name: 'Показать и тех, у кого уже есть проект (1)' }),
  );
  expect(row(first).getByText(`уже в проекте #${project.id}`)).toBeVisible();
  await app.user.click(await button('Один проект'));
  const box = await screen.findByRole('checkbox', { name: new RegExp(`^${first}`) });
  expect(box.closest('li')).toHaveTextContent(`уже в проекте #${project.id}`);
});

test('a server that fails every third row loses nothing', async () => {
  const app = await open();
  const rows = approved.slice(0, 4).map((_name, index) => `Тема ${index}\t\to/n${index}`);
  await paste(app, theme(approved[0] ?? ''), rows.join('\n'));
  let count = 0;
  server.use(
    http.post('*/api/v1/projects/add', () => {
      count += 1;
      return count % 3 === 0 ? new HttpResponse(null, { status: 400 }) : undefined;
    }),
  );
  await app.user.click(await button(`Зарегистрировать проекты (${rows.length})`));
  const again = await button('Повторить неудавшиеся (1)');
  expect(row(approved[2] ?? '').getByText(/не выполнено/)).toBeVisible();
  expect(theme(approved[2] ?? '')).toHaveValue('Тема 2');
  await app.user.click(again);
  expect(await screen.findByText(`Создано проектов: ${rows.length}`)).toBeVisible();
  expect(callsTo('/projects/add').filter(({ status }) => status === 200)).toHaveLength(rows.length);
});

test('the form of one project stops no batch unasked', async () => {
  const release = holdCall({ method: 'POST', path: '/projects/add' });
  const app = await open();
  await paste(app, theme(approved[0] ?? ''), 'Умный дом\t\towner/house');
  await app.user.click(await button('Зарегистрировать проекты (1)'));
  await app.user.click(await button('Один проект'));
  await screen.findByRole('dialog', { name: 'Уйти со страницы?' });
  await app.user.click(await button('Остаться'));
  await release();
  expect(await screen.findByText('Создано проектов: 1')).toBeVisible();
});

test('an approval in another tab breaks off no run', async () => {
  const last = sandbox
    .professor()
    .applications.filter(({ studentId }) => fullName(studentById(studentId)) === approved.at(-1));
  for (const application of last) application.approved = null;
  const app = await open();
  await paste(app, theme(approved[0] ?? ''), 'Умный дом\t\to/n1\nУмный город\t\to/n2');
  const release = holdCall({ method: 'POST', path: '/projects/add' });
  await app.user.click(await button('Зарегистрировать проекты (2)'));
  for (const application of last) application.approved = true;
  await act(() => app.queryClient().invalidateQueries({ queryKey: ['applications'] }));
  await release();
  expect(await screen.findByText('Создано проектов: 2')).toBeVisible();
  expect(registrations()).toHaveLength(2);
  // The one who came in has a row on the next visit.
  expect(students()).not.toContain(approved.at(-1));
  app.reloadDocument();
  await screen.findByRole('table', { name: 'Проекты' });
  expect(students()).toContain(approved.at(-1));
});
