import type { Page, Request } from '@playwright/test';
import budget from '../../bundle-budget.json' with { type: 'json' };
import { appOrigin, backendOrigin, world } from './addresses';
import { expect, expectApp, test } from './fixtures';
import { ENTRY, holdEntry } from './hold-entry';
import { haveSession, resetSandbox, signIn } from './sandbox';
import { shiftsOf, watchShifts } from './shifts';

const EARLY = /\/assets\/early-[^/]*\.js$/;
const LIST = /\/api\/v1\/projects\?/;
const GIVEN_UP = 'Не удалось загрузить приложение. Обновите страницу.';

test.beforeEach(({ request }) => resetSandbox(request));

test('without JavaScript the page says so', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/projects');
  await expect(page.getByText('Для работы нужен JavaScript.')).toBeVisible();
  await context.close();
});

test('without its entry script the page says so, in the frame', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource/);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('alert')).toHaveText(GIVEN_UP);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Войти' })).toBeVisible();
});

test('without the script of the early list the app shows the list', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource/);
  await page.route(EARLY, (route) => route.abort());
  await haveSession(page);
  await page.goto('/projects');
  await expectApp(page);
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('a browser below the target is told which ones the app runs in', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await holdEntry(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Браузер устарел. Нужен Chrome или Edge 111')).toBeVisible();
});

test.describe('an entry script that is late', () => {
  test.use({ hasOwnClock: true });

  test('is waited for half a minute, and takes over when it comes after all', async ({ page }) => {
    await page.clock.install();
    const deliver = await holdEntry(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('alert')).toHaveText(GIVEN_UP);
    await deliver();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Главная страница');
    await expect(page.getByText(GIVEN_UP)).toBeHidden();
  });
});

test('the frame is there before the app, as the app has it', async ({ page }) => {
  await signIn(page);
  await holdChecks(page);
  const deliver = await holdEntry(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/projects?filter=Finished', { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Главное меню' });
  await expect(menu.getByRole('link', { name: 'Выйти' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Войти' })).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Проекты' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('button', { name: 'Тема оформления' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проекты');
  await expect(page.getByRole('combobox', { name: 'Статус проекта' })).toHaveText('Finished');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const before = await places(page);
  const rows = await rowsOf(page);
  await watchShifts(page);
  await watchRows(page);
  await deliver();
  await expectApp(page);
  expect(await places(page)).toEqual(before);
  expect(await rowsOf(page)).toEqual(rows);
  expect((await shiftsOf(page)).sum).toBeLessThan(0.01);
  expect(await page.evaluate(() => window.fewestRows)).toBe(rows.length);
});

for (const [width, isFromList] of [
  [1280, false],
  [390, false],
  [320, true],
] as const) {
  test(`the head of a project is there before the app, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await haveSession(page);
    const heading = page.getByRole('heading', { level: 1 });
    if (isFromList) {
      // The app adds the links to the neighbours.
      await page.goto('/projects?sort=id');
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('link', { name: 'Следующий проект' })).toBeVisible();
    }
    const deliver = await holdEntry(page);
    await page.goto('/projects/1', { waitUntil: 'commit' });
    await expect(heading).toHaveText(/^#1 \S/);
    const menu = page.getByRole('navigation', { name: 'Разделы проекта' });
    await expect(menu.getByRole('link', { name: 'Информация' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('link', { name: 'Задания' })).toHaveJSProperty(
      'pathname',
      '/projects/1/tasks',
    );
    const before = await places(page);
    const theme = await heading.textContent();
    await deliver();
    await expectApp(page);
    await expect(page.getByRole('button', { name: 'Удалить проект' })).toBeVisible();
    await expect(heading).toHaveText(String(theme));
    expect(await places(page)).toEqual(before);
  });
}

for (const width of [1280, 390]) {
  test(`the cards of the home page are there before the app, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await haveSession(page);
    await watchShifts(page);
    const deliver = await holdEntry(page);
    await page.goto('/', { waitUntil: 'commit' });
    const meetings = page.getByRole('region', { name: 'Встречи' });
    await expect(meetings.getByRole('link')).toHaveText('Встреч сегодня: …');
    const before = await meetings.boundingBox();
    await deliver();
    await expectApp(page);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const { x, y, width: wide } = (await meetings.boundingBox()) ?? {};
    expect({ x, y, width: wide }).toEqual({ x: before?.x, y: before?.y, width: before?.width });
    await expect(meetings.getByRole('link').first()).toHaveText(/^Встреч сегодня: \d+$/);
    expect((await shiftsOf(page)).sum).toBeLessThan(0.1);
  });
}

test('the theme of a project that cannot be read is left to the app', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource/);
  await haveSession(page);
  const deliver = await holdEntry(page);
  await serve(page, /\/api\/v1\/projects\/1$/, '{"id":1,"theme":');
  const served = page.waitForResponse(/\/api\/v1\/projects\/1$/);
  await page.goto('/projects/1', { waitUntil: 'commit' });
  await (await served).finished();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#1');
  await deliver();
  await expectApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#1');
});

test('what is done before the app is loaded continues in it', async ({ page }) => {
  await haveSession(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const deliver = await holdEntry(page);
  await page.goto('/projects', { waitUntil: 'commit' });
  const theme = page.getByRole('button', { name: 'Тема оформления' });
  await theme.click();
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
  const search = page.getByRole('searchbox', { name: 'Поиск по проектам' });
  await search.fill('датчик');
  await deliver();
  await expect(page).toHaveURL(/query=/);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('датчик');
  await expect(page.getByText('найдено результатов: 1')).toBeVisible();
  await expect(theme).toHaveAttribute('aria-pressed', 'true');

  await page.reload({ waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Заявки' });
  await link.focus();
  await deliver();
  await expectApp(page);
  await expect(link).toBeFocused();
});

test('a button pressed before the app is there is pressed in it', async ({ page }) => {
  await haveSession(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const deliver = await holdEntry(page);
  await page.goto('/projects', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Быстрый переход' }).click();
  await expect(page.getByRole('button', { name: 'Тема оформления' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await deliver();
  await expect(page.getByRole('dialog', { name: 'Быстрый переход' })).toBeVisible();
});

test('a project of the early list is opened without the app', async ({ page }) => {
  await haveSession(page);
  await holdEntry(page);
  await page.goto('/projects', { waitUntil: 'commit' });
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('the early list reads its answer as the app does', async ({ page }) => {
  await haveSession(page);
  await holdChecks(page);
  const deliver = await holdEntry(page);
  const student = { student_name: 'Рябинина Вера Павловна', student_course: 0 };
  const projects = [
    { id: 1, theme: 'Без года и курса', year: 0, students: [student] },
    { id: 2, theme: '17', year: 2026, students: null },
  ];
  await serveProjects(page, JSON.stringify({ projects }));
  await page.goto('/projects', { waitUntil: 'commit' });
  await expect(page.getByRole('article')).toHaveText([
    '#1 Без года и курсаРябинина Вера Павловна',
    '#2 202617',
  ]);
  await deliver();
  await expectApp(page);
  await expect(page.getByRole('article')).toHaveText([
    '#1 Без года и курсаРябинина Вера Павловна',
    '#2 202617',
  ]);
});

for (const [what, projects] of [
  ['a record for a text', '[{"id":1,"theme":{},"year":2026,"students":[]}]'],
  ['no project', '[]'],
  ['a record that is none', '[{"id":1,"theme":"Тема"},null]'],
]) {
  test(`an early list with ${what} is left to the app`, async ({ page }) => {
    await haveSession(page);
    const deliver = await holdEntry(page);
    await serveProjects(page, `{"projects":${projects}}`);
    const served = page.waitForResponse(LIST);
    await page.goto('/projects', { waitUntil: 'commit' });
    await (await served).finished();
    await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await deliver();
    await expectApp(page);
    await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toBeHidden();
  });
}

for (const address of [
  '/',
  '/projects?filter=Finished',
  '/projects/1',
  '/projects/1/tasks',
  '/projects/1/tasks/1',
  '/projects/1/tasks/add',
  '/projects/1/commits',
  '/scientificleadership/add',
  '/applications',
  '/meetings',
  '/integration/setplanner',
  '/profile',
]) {
  test(`nothing is asked twice, and the calls do not wait for the app: ${address}`, async ({
    page,
  }) => {
    await haveSession(page);
    const asked: string[] = [];
    page.on('request', (call) => isRead(call) && asked.push(call.url()));
    const deliver = await holdEntry(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked, 'asked before the app is there').not.toEqual([]);
    await deliver();
    await expectApp(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    // Dropped, taken or not: a later page would read stale data.
    await expect.poll(() => page.evaluate(() => window.earlyCalls === undefined)).toBe(true);
  });
}

test('the list of twenty projects is light', async ({ page }) => {
  await haveSession(page);
  const projects = Array.from({ length: 20 }, (_, i) => ({
    id: i + 1,
    theme: `Система учёта научных публикаций, вариант ${i + 1}`,
    year: 2026,
    status: 'InProgress',
    stage: 'Design',
    students: [{ student_name: 'Рябинина Вера Павловна', student_course: 4 }],
  }));
  await serveProjects(page, JSON.stringify({ projects }));
  await serve(page, /\/projects\/\d+\/(tasks|commits)/, '{"tasks":[],"commits":[]}');
  const requests: Request[] = [];
  page.on('request', (call) => {
    if (!call.url().startsWith(world)) requests.push(call);
  });
  // What the app itself asks for is not needed for the list.
  const deliver = await holdEntry(page);
  await page.goto('/projects', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  expect(requests.length).toBeGreaterThan(1);
  expect(requests.length).toBeLessThanOrEqual(budget.firstScreenRequests);
  await deliver();
  // With what the checks have brought into each row.
  await expect(page.getByRole('img', { name: /^Семестр/ })).toHaveCount(20);
  const elements = await page.evaluate(() => document.body.getElementsByTagName('*').length);
  expect(elements).toBeLessThanOrEqual(budget.listElements);
});

test('the sections of a project are ready to run before they are opened', async ({ page }) => {
  await haveSession(page);
  await page.route(/\/assets\/stats-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.hasRun = true;` });
  });
  await page.goto('/projects/1');
  await expect.poll(() => page.evaluate(() => window.hasRun)).toBe(true);
});

test('the connection for the first call is opened during its preflight', async ({ page }) => {
  await haveSession(page);
  const deliver = await holdEntry(page);
  await page.goto('/projects', { waitUntil: 'commit' });
  const connection = page.locator('link[rel="preconnect"]');
  await expect(connection).toHaveAttribute('href', backendOrigin);
  await expect(connection).toHaveAttribute('crossorigin', 'use-credentials');
  await deliver();
});

test('the page of a visitor makes no calls', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (call) => isRead(call) && asked.push(call.url()));
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в систему');
  expect(asked).toEqual([]);
});

test('the form of a visitor of a protected page is preloaded, not that page', async ({ page }) => {
  await holdEntry(page);
  await page.goto('/meetings', { waitUntil: 'commit' });
  const preloaded = page.locator('link[rel="modulepreload"]');
  await expect(preloaded.and(page.locator('[href*="/form-"]'))).toBeAttached();
  await expect(preloaded.and(page.locator('[href*="/meetings-"]'))).not.toBeAttached();
});

function isRead(call: Request): boolean {
  return call.method() === 'GET' && call.url().startsWith(world);
}

/**
 * Positions of the parts of the frame and of the heading with its controls; the tools come later.
 */
function places(page: Page) {
  return page
    .locator(
      'nav:visible, nav:visible a:visible, h1:visible, h1 + *:is(button, :has(select)):visible',
    )
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, height } = part.getBoundingClientRect();
        return [part.tagName, left, top, height].join(' ');
      }),
    );
}

/** Position and text of each row of the list. */
function rowsOf(page: Page) {
  return page.getByRole('article').evaluateAll((rows) =>
    rows.map((row) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      return [left, top, width, height, row.textContent].join(' ');
    }),
  );
}

/** Leaves the reads of a check without an answer: the rows stay as the early list has them. */
function holdChecks(page: Page) {
  return page.route(/\/projects\/\d+\/(tasks|commits)/, () => undefined);
}

/** Answers the request for the list of projects with this JSON. */
function serveProjects(page: Page, body: string) {
  return serve(page, LIST, body);
}

function serve(page: Page, url: RegExp, body: string) {
  return page.route(url, (route) =>
    route.fulfill({
      headers: {
        'Access-Control-Allow-Origin': appOrigin,
        'Access-Control-Allow-Credentials': 'true',
      },
      contentType: 'application/json',
      body,
    }),
  );
}

/** From now on records the smallest number of rows in any frame. */
async function watchRows(page: Page) {
  await page.evaluate(() => {
    function count() {
      const rows = document.querySelectorAll('article').length;
      window.fewestRows = Math.min(window.fewestRows ?? rows, rows);
      requestAnimationFrame(count);
    }
    count();
  });
}

declare global {
  interface Window {
    fewestRows?: number;
    /** Set by a file of the app to which a test has appended a line. */
    hasRun?: boolean;
  }
}
