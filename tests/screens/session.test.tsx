import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getSession } from '@/api/session-store';
import { signInBody } from '@/schemas/session';
import { accounts, mainCredentials } from '../accounts';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { holdCall, sandbox, server } from '../server';

const { username: login, password } = mainCredentials;

/** Removes the cookie without an event, as its expiry does. */
function loseCookie() {
  document.cookie = 'session_token=; path=/; max-age=0';
}

/** The main menu; a visitor's home page has a link to the login page of its own. */
function inMenu() {
  return within(screen.getByRole('navigation', { name: 'Главное меню' }));
}

async function fillLogin({ user }: Awaited<ReturnType<typeof renderApp>>, phone = login) {
  await enter(user, screen.getByLabelText(/Номер телефона/), phone);
  await enter(user, screen.getByLabelText(/Пароль/), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
}

test('a visitor is turned away from a protected page and lands on it after signing in', async () => {
  const app = await renderApp('/projects?filter=Finished', { as: null });
  expect(app.address()).toBe('/login?redirect=%2Fprojects%3Ffilter%3DFinished');
  await fillLogin(app);
  expect(await screen.findByRole('heading', { level: 1, name: 'Проекты' })).toBeVisible();
  expect(app.address()).toBe('/projects?filter=Finished');
  expect(screen.getByRole('link', { name: 'Профиль' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выйти' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Войти' })).not.toBeInTheDocument();
});

test('who has to register first lands on the page too, by way of either form', async () => {
  const app = await renderApp('/projects?filter=Finished', { as: null });
  await app.user.click(await screen.findByRole('link', { name: 'Регистрация' }));
  await app.user.click(await screen.findByRole('link', { name: 'Вход' }));
  await app.user.click(await screen.findByRole('link', { name: 'Регистрация' }));
  await enter(app.user, await screen.findByLabelText(/Имя/), 'Анна');
  await enter(app.user, screen.getByLabelText(/Фамилия/), 'Иванова');
  await enter(app.user, screen.getByLabelText(/Номер телефона/), '9990000000');
  await enter(app.user, screen.getByLabelText(/Пароль/), 'secret7');
  await app.user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Проекты' })).toBeVisible();
  expect(app.address()).toBe('/projects?filter=Finished');
});

test('a redirect out of the app is ignored', async () => {
  const app = await renderApp('/login?redirect=%2F%2Fevil.example%2Fx', { as: null });
  await fillLogin(app);
  await screen.findByRole('heading', { level: 1, name: 'Главная страница' });
  expect(app.address()).toBe('/');
});

test('a phone is sent as digits with the plus that was typed, nothing else', async () => {
  const app = await renderApp('/login', { as: null });
  await fillLogin(app, ' 7 (900) 000-00-01 ');
  await screen.findByRole('heading', { level: 1, name: 'Главная страница' });
  expect(callsTo('/auth/signin').map(({ body }) => body)).toEqual([
    { username: '79000000001', password },
  ]);
});

describe('a server that knows a number in one form alone', () => {
  const sent: string[] = [];

  function knowOnly(known: string, refusal: 401 | 404) {
    sent.length = 0;
    server.use(
      http.post('*/auth/signin', async ({ request }) => {
        const { username } = signInBody.parse(await request.clone().json());
        sent.push(username);
        if (username === known) return undefined;
        return HttpResponse.json(`refused ${username}`, { status: refusal });
      }),
    );
  }

  const plus = login;
  const bare = login.slice(1);
  const national = login.slice(2);
  test.each([
    ['8 900 000-00-01', `8${national}`, plus, 401],
    ['7 900 000 00 01', bare, plus, 404],
    ['(900) 000-00-01', national, plus, 404],
    [plus, plus, bare, 401],
  ] as const)('takes %s in its other form', async (typed, asTyped, known, refusal) => {
    knowOnly(known, refusal);
    const app = await renderApp('/login', { as: null });
    await fillLogin(app, typed);
    await screen.findByRole('heading', { level: 1, name: 'Главная страница' });
    expect(sent).toEqual([asTyped, known]);
  });
});

test.each([
  ['a number with an unknown form', '+380501234567', 401, 1],
  ['a Russian number', '8 900 000-00-01', 401, 2],
  ['a Russian number', '8 900 000-00-01', 404, 2],
  ['a Russian number', '8 900 000-00-01', 503, 1],
  ['a Russian number', '8 900 000-00-01', 429, 1],
])(
  '%s, %s, refused with %i, is sent %i times and told once',
  async (_case, typed, status, times) => {
    let calls = 0;
    server.use(
      http.post('*/auth/signin', () => {
        calls += 1;
        return HttpResponse.json(`Отказ ${calls}`, { status });
      }),
    );
    const app = await renderApp('/login', { as: null });
    await fillLogin(app, typed);
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ 1');
    expect(calls).toBe(times);
  },
);

test('empty login fields are named and nothing is sent', async () => {
  const app = await renderApp('/login', { as: null });
  await app.user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
  expect(screen.getByLabelText(/Номер телефона/)).toHaveFocus();
  expect(callsTo('/auth/signin')).toEqual([]);
});

test.each([
  ["the server's message", {}, 'Неверный номер телефона или пароль'],
  ['a refusal without a message', { status: 502, body: 'html' as const }, 'Ошибка входа'],
  ['a success that is none', { body: 'malformed' as const }, 'Ошибка входа'],
  ['no answer at all', { drop: true }, 'Произошла ошибка при входе'],
])('a failed login: %s', async (_case, fault, text) => {
  if (Object.keys(fault).length > 0) {
    sandbox.orderFault({ method: 'POST', path: '/auth/signin', ...fault });
  }
  const app = await renderApp('/login', { as: null });
  await enter(app.user, screen.getByLabelText(/Номер телефона/), login);
  await enter(app.user, screen.getByLabelText(/Пароль/), 'wrong-one');
  await app.user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText(/Номер телефона/)).toHaveValue(login);
  expect(screen.getByLabelText(/Пароль/)).toHaveValue('wrong-one');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('wrong-one');
});

test("a server's English stands beside a Russian sentence", async () => {
  sandbox.profile = 'real-2025';
  const app = await renderApp('/login', { as: null });
  await fillLogin(app, '+79000000099');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Похоже, учётной записи с таким номером нет. Ответ сервера: «account not found»',
  );
  server.use(http.post('*/auth/signin', () => HttpResponse.json('too busy', { status: 503 })));
  await app.user.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Ошибка входа. Ответ сервера: «too busy»'),
  );
});

test('a number that is registered already is reported in Russian', async () => {
  sandbox.profile = 'real-2025';
  const app = await renderApp('/register', { as: null });
  await enter(app.user, screen.getByLabelText(/Номер телефона/), login.slice(2));
  await enter(app.user, screen.getByLabelText(/Пароль/), 'secret7');
  await enter(app.user, screen.getByLabelText(/Имя/), 'Анна');
  await enter(app.user, screen.getByLabelText(/Фамилия/), 'Иванова');
  await app.user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Похоже, этот номер уже зарегистрирован. Ответ сервера: «username already exists»',
  );
});

test('a link of the menu that is pressed while the server signs in is followed afterwards', async () => {
  const app = await renderApp('/login', { as: null });
  const release = holdCall({ method: 'POST', path: '/auth/signin' });
  await fillLogin(app);
  await app.user.click(inMenu().getByRole('link', { name: 'Проекты' }));
  await waitFor(() => expect(app.address()).toContain('redirect='));
  await release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Проекты' })).toBeVisible();
  expect(app.address()).toBe('/projects?filter=InProgress');
});

test('a signed-in professor is redirected to the list with its status in the address', async () => {
  const app = await renderApp('/login?redirect=%2Fprojects');
  await screen.findByRole('heading', { level: 1, name: 'Проекты' });
  expect(app.address()).toBe('/projects?filter=InProgress');
});

test('registration sends what was typed through the mask and signs in', async () => {
  const app = await renderApp('/register', { as: null });
  const phone = screen.getByLabelText(/Номер телефона/);
  await enter(app.user, phone, '9991234567');
  expect(phone).toHaveValue('+7 (999) 123-45-67');
  await enter(app.user, screen.getByLabelText(/Пароль/), 'secret7');
  await enter(app.user, screen.getByLabelText(/Имя/), 'Анна');
  await enter(app.user, screen.getByLabelText(/Фамилия/), 'Иванова');
  await app.user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await screen.findByRole('heading', { level: 1, name: 'Главная страница' });
  expect(callsTo('/auth/signup').map(({ body }) => body)).toEqual([
    {
      username: '+79991234567',
      password: 'secret7',
      name: 'Анна',
      surname: 'Иванова',
      middlename: '',
    },
  ]);
  expect(getSession().token).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
});

test('sign-in and sign-up lead to each other', async () => {
  const app = await renderApp('/login', { as: null });
  await app.user.click(screen.getByRole('link', { name: 'Регистрация' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Регистрация' })).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Вход' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Вход в систему' })).toBeVisible();
});

test('a password is in no draft, and gone after a reload', async () => {
  const app = await renderApp('/register', { as: null });
  await enter(app.user, screen.getByLabelText(/Имя/), 'Анна');
  await enter(app.user, screen.getByLabelText(/Пароль/), 'secret7');
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('Анна');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret7');
  app.reloadDocument();
  expect(await screen.findByLabelText(/Имя/)).toHaveValue('Анна');
  expect(screen.getByLabelText(/Пароль/)).toHaveValue('');
});

test.each([accounts.bare, null])('the home page knows who looks at it: %s', async (as) => {
  await renderApp('/', { as });
  expect(await screen.findByText(/^Для работы необходимо войти в систему/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Регистрация' }) !== null).toBe(as === null);
  expect(screen.queryByRole('region', { name: 'Сегодня' }) !== null).toBe(as !== null);
});

test('bad registration fields get their message and nothing is sent', async () => {
  const app = await renderApp('/register', { as: null });
  await enter(app.user, screen.getByLabelText(/Номер телефона/), '999123');
  await enter(app.user, screen.getByLabelText(/Пароль/), 'five5');
  await app.user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await waitFor(() => expect(screen.getByLabelText(/Пароль/)).toBeInvalid());
  expect(screen.getByLabelText(/Пароль/)).toHaveAccessibleDescription('Не менее 6 символов');
  expect(screen.getByLabelText(/Номер телефона/)).toBeInvalid();
  expect(screen.getByLabelText(/Имя/)).toHaveAccessibleDescription('Обязательное поле');
  expect(screen.getByLabelText(/Фамилия/)).toBeInvalid();
  expect(screen.getByLabelText(/Отчество/)).toBeValid();
  expect(callsTo('/auth/signup')).toEqual([]);
});

test.each([
  ["the server's message", {}, /уже/],
  ['a refusal without a message', { status: 500, body: 'empty' as const }, 'Ошибка регистрации'],
  ['no answer at all', { drop: true }, 'Произошла ошибка при регистрации'],
])('a failed registration keeps what was typed: %s', async (_case, fault, text) => {
  if (Object.keys(fault).length > 0) {
    sandbox.orderFault({ method: 'POST', path: '/auth/signup', ...fault });
  }
  const app = await renderApp('/register', { as: null });
  await enter(app.user, screen.getByLabelText(/Номер телефона/), login.slice(2));
  await enter(app.user, screen.getByLabelText(/Пароль/), 'secret7');
  await enter(app.user, screen.getByLabelText(/Имя/), 'Анна');
  await enter(app.user, screen.getByLabelText(/Фамилия/), 'Иванова');
  await app.user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText(/Имя/)).toHaveValue('Анна');
  app.reloadDocument();
  expect(await screen.findByLabelText(/Имя/)).toHaveValue('Анна');
  expect(screen.getByLabelText(/Номер телефона/)).toHaveValue('+7 (900) 000-00-01');
  expect(screen.getByLabelText(/Пароль/)).toHaveValue('');
});

test('a link leaves a half-filled form without a question, and the text is there on return', async () => {
  const app = await renderApp('/register', { as: null });
  await enter(app.user, screen.getByLabelText(/Имя/), 'Анна');
  await app.user.click(screen.getByRole('link', { name: 'Главная' }));
  await screen.findByRole('heading', { level: 1, name: 'Главная страница' });
  app.goTo('/register');
  expect(await screen.findByLabelText(/Имя/)).toHaveValue('Анна');
});

test.each(['/login', '/register'])('%s leads home when a session exists', async (path) => {
  const app = await renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Главная страница' })).toBeVisible();
  expect(app.address()).toBe('/');
});

test('signing out removes the cookie and goes home', async () => {
  const app = await renderApp('/projects');
  await app.user.click(screen.getByRole('link', { name: 'Выйти' }));
  await screen.findByRole('heading', { level: 1, name: 'Главная страница' });
  expect(inMenu().getByRole('link', { name: 'Войти' })).toBeVisible();
  expect(app.address()).toBe('/');
  expect(getSession().token).toBeUndefined();
  expect(getSession().account).toBe('');
});

test('a session that the server has forgotten ends at the login page with the way back', async () => {
  const app = await renderApp('/projects?filter=Finished');
  await screen.findAllByRole('article');
  sandbox.endAllSessions();
  app.goTo('/projects/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Вход в систему' })).toBeVisible();
  expect(app.address()).toBe('/login?redirect=%2Fprojects%2F1');
  expect(getSession().token).toBeUndefined();
});

test('a cookie that has run out while the page was open leads to the login page as well', async () => {
  const app = await renderApp('/projects?filter=Finished');
  await screen.findAllByRole('article');
  await screen.findByRole('option', { name: 'Cancelled' });
  loseCookie();
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'Статус проекта' }),
    'Cancelled',
  );
  // The guard leads there, and a read of the page that is left may have the document loaded anew.
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Вход в систему' })).toBeVisible(),
  );
});

test('a wrong password after the cookie ran out is said, and starts no check and no reload', async () => {
  const app = await renderApp('/projects');
  await screen.findAllByRole('article');
  loseCookie();
  app.goTo('/projects/1');
  await screen.findByRole('heading', { level: 1, name: 'Вход в систему' });
  const checks = callsTo('/pingauth').length;
  await enter(app.user, screen.getByLabelText(/Номер телефона/), login);
  await enter(app.user, screen.getByLabelText(/Пароль/), 'wrong-one');
  await app.user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверный номер телефона или пароль');
  expect(screen.getByLabelText(/Пароль/)).toHaveValue('wrong-one');
  expect(callsTo('/pingauth')).toHaveLength(checks);
});

test.each([
  ['with the next page', (app: Awaited<ReturnType<typeof renderApp>>) => app.goTo('/meetings')],
  ['on return to the window', () => window.dispatchEvent(new Event('focus'))],
])('the navigation knows that the cookie has run out: %s', async (_case, notice) => {
  const app = await renderApp('/');
  expect(screen.getByRole('link', { name: 'Профиль' })).toBeVisible();
  // Wait for the page's last read: one answered 401 would reload the document.
  await screen.findByRole('link', { name: /^Встреч сегодня: \d+$/ });
  loseCookie();
  notice(app);
  // The document is loaded anew: in one step, since a link that was found may be gone at the next.
  await waitFor(() => expect(inMenu().getByRole('link', { name: 'Войти' })).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Профиль' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Выйти' })).not.toBeInTheDocument();
});

test('after the cookie has gone nothing is sent without a session', async () => {
  const app = await renderApp('/projects/1');
  await screen.findByRole('option', { name: 'Deployment' });
  const stage = screen.getByRole('combobox', { name: 'Стадия' });
  loseCookie();
  sandbox.calls.length = 0;
  await app.user.selectOptions(stage, 'Deployment');
  expect(await screen.findByRole('heading', { level: 1, name: 'Вход в систему' })).toBeVisible();
  expect(app.address()).toBe('/login?redirect=%2Fprojects%2F1');
  expect(sandbox.calls).toEqual([]);
});

test('a cookie that the browser does not keep is named at the form', async () => {
  const app = await renderApp('/login', { as: null });
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await fillLogin(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('браузер не сохранил файл cookie');
  expect(app.address()).toBe('/login');
  expect(screen.getByLabelText(/Пароль/)).toHaveValue(password);
});

test('a cookie that cannot be removed opens no session again, and the page does not reload for ever', async () => {
  const app = await renderApp('/projects');
  await screen.findAllByRole('article');
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  sandbox.endAllSessions();
  sandbox.calls.length = 0;
  app.goTo('/projects/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Вход в систему' })).toBeVisible();
  expect(app.address()).toBe('/login?redirect=%2Fprojects%2F1');
  expect(inMenu().getByRole('link', { name: 'Войти' })).toBeVisible();
  expect(callsTo('/pingauth')).toHaveLength(1);
});

test('a page of one account sends nothing in the name of another that signed in elsewhere', async () => {
  const app = await renderApp('/projects/1');
  const mine = getSession().account;
  const token = getSession().token ?? '';
  await screen.findByRole('option', { name: 'Deployment' });
  const stage = screen.getByRole('combobox', { name: 'Стадия' });
  const theirs = sandbox.signInAs(accounts.bare).session_token;
  document.cookie = `session_token=${encodeURIComponent(theirs)}; path=/`;
  await app.user.selectOptions(stage, 'Deployment');
  await waitFor(() => expect(getSession().account).not.toBe(mine));
  expect(getSession().token).toBe(theirs);
  expect(sandbox.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(callsTo('/projects/1').some(({ headers }) => headers['session-id'] === token)).toBe(true);
});

test('without a session a refused call of an open page starts no check and no reload', async () => {
  await renderApp('/integration/setplanner', { as: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Выбор календаря' })).toBeVisible();
  expect(callsTo('/pingauth')).toEqual([]);
});

test('the session is checked once, not at every page, and no failure but 401 ends it', async () => {
  sandbox.orderFault({ method: 'GET', path: '/pingauth', status: 500 });
  const app = await renderApp('/projects');
  await screen.findAllByRole('article');
  app.goTo('/students');
  await screen.findByRole('heading', { level: 1, name: 'Студенты' });
  app.goTo('/projects');
  await screen.findAllByRole('article');
  expect(callsTo('/pingauth')).toHaveLength(1);
  expect(getSession().token).toBeDefined();
});

test('every call carries the session and JSON content type where it is due', async () => {
  const app = await renderApp('/projects/1');
  await screen.findByRole('option', { name: 'Deployment' });
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Стадия' }), 'Deployment');
  await waitFor(() =>
    expect(callsTo('/projects/1').some(({ method }) => method === 'PUT')).toBe(true),
  );
  for (const { method, path, headers } of sandbox.calls) {
    const isTyped = method !== 'GET' || path === '/slots/professor/student';
    expect(headers['session-id']).toBe(getSession().token);
    expect(headers['content-type']).toBe(isTyped ? 'application/json' : undefined);
  }
});
