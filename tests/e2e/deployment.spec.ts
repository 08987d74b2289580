import type { Page } from '@playwright/test';
import { demoAccounts } from '../../src/mocks/demo-accounts';
import { test as base, expect } from './fixtures';
import { checkHttps, hasNginx, type Site, startSite } from './nginx';
import { releaseAnew } from './release';

const [account] = demoAccounts;

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

if (!hasNginx) console.log('deployment.spec.ts is skipped: nginx is not installed.');
test.skip(!hasNginx, 'nginx is not installed');

async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Номер телефона').fill(account?.login ?? '');
  await page.getByLabel('Пароль').fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('link', { name: 'Выйти' }).waitFor();
}

test('nginx answers each address as the deployer was promised', async ({ request }) => {
  const page = await request.get('/projects/1/tasks?x=1');
  expect(page.status()).toBe(200);
  expect(page.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "connect-src 'self'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
  const html = await page.text();
  const etag = page.headers()['etag'] ?? '';
  const again = await request.get('/', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);

  const files = new Set(html.match(/\/assets\/[\w-]+\.js/g));
  expect(files.size).toBeGreaterThan(20);
  for (const file of files) {
    const asset = await request.get(file, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(asset.status(), file).toBe(200);
    expect(asset.headers(), file).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    expect(asset.headers()['content-type'], file).toMatch(/^(text|application)\/javascript/);
  }

  for (const missing of ['/assets/index-gone.js', '/assets/', '/assets/x.css']) {
    const answer = await request.get(missing);
    expect([403, 404], missing).toContain(answer.status());
    expect(await answer.text(), missing).not.toContain('id="root"');
    expect(answer.headers()['cache-control'], missing).toBeUndefined();
  }

  // index.html in their place would be taken for rules, or for a certificate's proof.
  for (const absent of ['/robots.txt', '/favicon.ico', '/.well-known/security.txt']) {
    const answer = await request.get(absent);
    expect(answer.status(), absent).toBe(404);
  }

  const call = await request.get('/api/v1/pingauth');
  expect(call.status()).toBe(401);
  expect(call.headers()['content-type']).toContain('application/json');
  expect(call.headers()['cache-control']).toBe('no-store');
  expect((await request.get('/api/v1/nothing')).status()).toBe(404);
});

test('the lines of https hold', () => {
  expect(checkHttps()).toBe('');
});

test('the main path on one origin', async ({ page, context, site }) => {
  const elsewhere: string[] = [];
  const files: number[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(site.origin)) {
      elsewhere.push(request.url());
    }
  });
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) files.push(response.status());
  });
  await signIn(page);
  expect(await context.cookies()).toMatchObject([{ name: 'session_token', sameSite: 'Lax' }]);
  const list = page.waitForResponse(/\/api\/v1\/projects?\//);
  await page.getByRole('link', { name: 'Проекты' }).click();
  expect((await list).headers()['content-encoding']).toBe('gzip');
  // A worker builds the report, under the policy that comes with its own file.
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Отчёт по консультациям' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Сформировать отчёт' }).click();
  const report = await download;
  expect(report.suggestedFilename()).toMatch(/^consultations_report_.*\.xlsx$/);
  // The browser does not close while it saves the file.
  await report.delete();

  await page.getByRole('link', { name: 'Выйти' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Войти' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(files.filter((status) => status !== 200)).toEqual([]);
});

test('no other site shows it in a frame', async ({ page, site, allowedConsoleErrors }) => {
  allowedConsoleErrors.push(/frame-ancestors|X-Frame-Options/);
  await page.route('http://evil.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${site.origin}/"></iframe>` }),
  );
  await page.goto('http://evil.localhost/');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test('an old tab outlives two releases', async ({ page, site, allowedConsoleErrors }) => {
  allowedConsoleErrors.push(/Failed to load resource: .*404/, /A part of the app is missing/);
  await signIn(page);
  await page.goto('/projects/1/tasks/add');
  await page.getByLabel('Название').fill('Обзор литературы');
  releaseAnew(site.root, 'releaseb');
  releaseAnew(site.root, 'Releasec');
  await page.getByRole('link', { name: 'Статистика' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Не удалось загрузить/);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await page.getByRole('button', { name: 'Изменить' }).click();
  await expect(page.getByRole('dialog', { name: 'Изменение оценок' })).toBeVisible();
  await page.goto('/projects/1/tasks/add');
  await expect(page.getByLabel('Название')).toHaveValue('Обзор литературы');
});
