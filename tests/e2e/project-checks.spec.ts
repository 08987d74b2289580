import type { APIRequestContext } from '@playwright/test';
import { accounts } from '../accounts.ts';
import { expect, expectNoAxeViolations, expectNoAxeViolationsAtWidths, test } from './fixtures';
import { haveSession, loggedCalls, orderFault, resetSandbox } from './sandbox';

/** The sandbox's delay for each read of tasks or commits. */
const DELAY_MS = 100;

/** Number of logged reads of this part, and how many of them overlapped at most. */
async function readsOf(request: APIRequestContext, part: 'tasks' | 'commits') {
  const calls = await loggedCalls(request, 'GET', `/projects/:projectId/${part}`);
  const begun = calls.map(({ at }) => Date.parse(at));
  const underWay = (now: number) => begun.filter((at) => at <= now && now < at + DELAY_MS).length;
  return { all: calls.length, atOnce: Math.max(0, ...begun.map(underWay)) };
}

test.beforeEach(({ request }) => resetSandbox(request));

test('2,000 projects are asked about; those found are checked with the keyboard, while one works elsewhere', {
  tag: '@long',
}, async ({ page, request }) => {
  for (const part of ['tasks', 'commits']) {
    const path = `/projects/:projectId/${part}`;
    await orderFault(request, { method: 'GET', path, delayMs: DELAY_MS, times: 'always' });
  }

  await haveSession(page, accounts.large);
  await page.goto('/projects?filter=InProgress&view=table');
  const check = page.getByRole('button', { name: 'Проверить проекты (2000)' });
  await check.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Проверить проекты?' });
  await expect(question).toContainText('2000 проектов, около 4000 запросов');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(check).toBeFocused();
  expect(await readsOf(request, 'tasks')).toEqual({ all: 0, atOnce: 0 });
  expect(await readsOf(request, 'commits')).toEqual({ all: 0, atOnce: 0 });

  await page.getByRole('searchbox', { name: 'Поиск по проектам' }).fill('вариант 199');
  const few = page.getByRole('button', { name: /^Проверить проекты \(\d\d\)$/ });
  const count = Number(/\d+/.exec((await few.textContent()) ?? ''));
  const theme = page.getByRole('rowheader').first().getByRole('link');
  const edge = async () => (await theme.boundingBox())?.x;
  const edgeBefore = await edge();
  await few.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('progressbar', { name: new RegExp(`^Проверено \\d+ из ${count}$`) }),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Просрочено' })).toBeVisible();
  expect(await edge()).toBe(edgeBefore);
  await page.getByRole('link', { name: 'Профиль' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
  await page.goBack();
  await expect(page.getByText(/^Проверено \d\d\./)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'нет за 30 дней', exact: true })).toHaveCount(count);
  expect(await readsOf(request, 'tasks')).toEqual({ all: count, atOnce: 3 });
  expect(await readsOf(request, 'commits')).toEqual({ all: count, atOnce: 1 });
  await expectNoAxeViolationsAtWidths(page);

  // What is fresh is not offered again.
  await page.reload();
  await expect(page.getByText(/^Проверено \d\d\./)).toBeVisible();
  await expect(few).toHaveCount(0);
  for (const part of ['tasks', 'commits'] as const) {
    expect((await readsOf(request, part)).all).toBe(count);
  }
});
