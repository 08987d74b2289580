import type { Page } from '@playwright/test';
import { ALL_DONE } from '../all-done';
import { asShown, dayAt } from './clock';
import { expect, test } from './fixtures';
import {
  endAllSessions,
  haveSession,
  loggedCalls,
  orderFault,
  releaseFault,
  resetSandbox,
  signIn,
} from './sandbox';

/*
 * A series of four slots is interrupted in every way: in the end each slot exists once. The same table for
 * the other kinds of batches, without a browser: tests/screens/batch-failures.test.tsx.
 */

const ADD = '/slots/addslot';
const start = dayAt(40, 10);
const FORM = `/meetings/arrange?series=true&time=${encodeURIComponent(`${isoDay(start)}T10:00`)}`;

function isoDay(day: Date): string {
  return asShown(day).date.split('.').toReversed().join('-');
}

async function openSeries(page: Page, startSession: (page: Page) => Promise<void> = haveSession) {
  await startSession(page);
  await page.goto(FORM);
  await page.getByRole('textbox', { name: 'До времени' }).fill('12:00');
}

const begin = (page: Page) =>
  page.getByRole('button', { name: 'Добавить слоты (4)' }).press('Enter');

const retry = (page: Page, count: number) =>
  page.getByRole('button', { name: `Повторить неудавшиеся (${count})` }).press('Enter');

async function expectEachOnce(page: Page) {
  await expect(page.getByText(ALL_DONE)).toBeVisible();
  await page.goto(`/meetings?view=week&week=${isoDay(start)}`);
  for (const time of ['10:00–10:30', '10:30–11:00', '11:00–11:30', '11:30–12:00']) {
    await expect(page.getByRole('list').getByText(time)).toHaveCount(1);
  }
}

test.beforeEach(({ request }) => resetSandbox(request));

for (const [failure, fault, statuses] of [
  ['500', { status: 500 }, [200, 500, 200, 200, 200]],
  // The list shows that the slot is there, so it is not sent again.
  ['500 after the slot was made', { status: 500, after: true }, [200, 500, 200, 200]],
  ['words of the server', { status: 400, message: 'время занято' }, [200, 400, 200, 200, 200]],
] as const) {
  test(`a series is completed after ${failure}`, async ({
    page,
    request,
    allowedConsoleErrors,
  }) => {
    allowedConsoleErrors.push(/Failed to load resource.*addslot/);
    await openSeries(page);
    await orderFault(request, { method: 'POST', path: ADD, delayMs: 1 });
    await orderFault(request, { method: 'POST', path: ADD, ...fault });
    await begin(page);
    await retry(page, 1);
    await expectEachOnce(page);
    const calls = await loggedCalls(request, 'POST', ADD);
    expect(calls.map(({ status }) => status)).toEqual(statuses);
  });
}

// Chromium repeats a call by itself when an open connection was dropped, so the answers are lost in the page.
test('a series is completed after lost answers', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/ERR_CONNECTION_RESET/);
  await openSeries(page);
  let number = 0;
  await page.route(`**${ADD}`, async (route) => {
    number += 1;
    // The server carries out the second call and not the third.
    if (number === 2) await route.fetch();
    await (number === 2 || number === 3 ? route.abort('connectionreset') : route.continue());
  });
  await begin(page);
  await expect(page.getByText('неизвестно, выполнено ли: нет ответа')).toHaveCount(2);
  await retry(page, 2);
  await expectEachOnce(page);
  expect(await loggedCalls(request, 'POST', ADD)).toHaveLength(4);
});

test('a series whose session ended is completed after the next sign-in', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource.*401/);
  await openSeries(page, signIn);
  await orderFault(request, { method: 'POST', path: ADD, delayMs: 1 });
  const held = await orderFault(request, { method: 'POST', path: ADD, hold: true, after: true });
  await begin(page);
  await expect(page.getByText('Выполнено 1 из 4')).toBeVisible();
  await endAllSessions(request);
  await releaseFault(request, held);
  await page.waitForURL(/\/login\?redirect=/);
  const statuses = (await loggedCalls(request, 'POST', ADD)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 401]);
  await signIn(page);
  await page.goto('/meetings/arrange');
  await expect(page.getByText('Выполнено 2 из 4')).toBeVisible();
  await page.getByRole('button', { name: 'Продолжить (2)' }).press('Enter');
  await expectEachOnce(page);
});

test('a series that was stopped is completed after a reload', async ({ page, request }) => {
  await openSeries(page);
  await orderFault(request, { method: 'POST', path: ADD, delayMs: 1 });
  const held = await orderFault(request, { method: 'POST', path: ADD, hold: true, after: true });
  await begin(page);
  await expect(page.getByRole('progressbar', { name: 'Выполнено 1 из 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Остановить' }).press('Enter');
  await page.reload();
  await releaseFault(request, held);
  await retry(page, 1);
  await expectEachOnce(page);
});
