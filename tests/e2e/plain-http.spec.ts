import type { BrowserContext, Route } from '@playwright/test';
import { appOrigin, world } from './addresses';
import { expect, test } from './fixtures';
import { loggedCalls, orderFault, release, resetSandbox, signIn } from './sandbox';

/** An address that browsers do not trust: without https they give it neither locks nor a service worker. */
const SITE = 'http://spms.test';
test.use({ baseURL: SITE });

/** Serves the built app at the site, with the backend on the same origin. */
async function serveSite(context: BrowserContext) {
  await context.route(`${SITE}/**`, (route) =>
    // A call that a page breaks off, by a navigation, has nobody to be answered.
    serve(route).catch(() => undefined),
  );
}

async function serve(route: Route) {
  const { pathname, search } = new URL(route.request().url());
  const { origin: _, ...headers } = await route.request().allHeaders();
  const url = (pathname.startsWith('/api/') ? world : appOrigin) + pathname + search;
  const response = await route.fetch({ url, headers });
  const isPage = response.headers()['content-type']?.startsWith('text/html');
  const body = isPage && (await response.text()).replaceAll(world, '');
  await route.fulfill({ response, ...(body && { body }) });
}

test('two tabs over plain http: a batch is sent by its own tab alone, each row once', async ({
  page,
  context,
  request,
}) => {
  await resetSandbox(request);
  await serveSite(context);
  await signIn(page);
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([
    false,
    false,
  ]);
  await page.goto('/applications');
  await page.getByRole('checkbox', { name: 'Отметить все' }).check();
  await page.getByRole('button', { name: 'Одобрить отмеченные (5)' }).click();
  const fault = { method: 'PUT', path: '/applications/:id', skip: 2, hold: true };
  const held = await orderFault(request, fault);
  await page.getByRole('dialog').getByRole('button', { name: 'Одобрить' }).click();
  const decisions = async () =>
    (await loggedCalls(request, 'PUT')).map(({ path, status }) => `${path} ${status}`);
  await expect.poll(async () => (await decisions()).at(-1)).toMatch(/ 0$/);

  // Opened and reloaded while the batch is under way, the other tab sends none of its rows.
  const other = await context.newPage();
  for (const open of [() => other.goto('/applications'), () => other.reload()]) {
    await open();
    await expect(other.getByText('Найдено результатов: 3')).toBeVisible();
  }
  expect(await decisions()).toHaveLength(3);

  await release(request, held);
  await expect(page.getByText('Одобрено заявок: 5')).toBeVisible();
  const all = await decisions();
  expect(all.filter((decision) => decision.endsWith(' 200'))).toHaveLength(5);
  expect(new Set(all).size).toBe(5);
  await other.reload();
  await expect(other.getByText('Заявок на рассмотрении нет!')).toBeVisible();
});
