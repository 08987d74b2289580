import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callsTo } from '../../calls';
import { renderApp } from '../../render-app';
import { letTimersRun, passTime } from '../../running-clock';
import { afterCalls, holdCall, sandbox } from '../../server';

const SLOTS = { method: 'GET', path: '/slots/professor/student' } as const;
const LOAD_FAILURE = 'Ошибка загрузки данных о встречах';
const SECOND = 1000;
const MINUTE = 60 * SECOND;

beforeEach(() => {
  sandbox.profile = 'real-2025';
  letTimersRun();
});

const slow = () => screen.queryByText(/^Сервер отвечает медленно/);
const spinner = () => screen.getByRole('progressbar', { name: 'Загрузка' });
const readsOfMeetings = () => callsTo(SLOTS.path).length;

/** Opens the page while its read of the meetings is held back; returns the release function. */
async function waitForMeetings() {
  const releaseHeld = holdCall(SLOTS);
  const app = await renderApp('/meetings');
  await waitFor(() => expect(readsOfMeetings()).toBe(1));
  return { app, releaseHeld };
}

/** Expects the notice to show these seconds or a few more: the clock runs on between two steps. */
function expectTold(seconds: number) {
  expect(slow()).toHaveRole('status');
  const [, told = NaN] =
    /^Сервер отвечает медленно: (\d+) с$/.exec(slow()?.textContent ?? '') ?? [];
  expect(Number(told)).toBeGreaterThanOrEqual(seconds);
  expect(Number(told)).toBeLessThan(seconds + 10);
  // Screen readers get only every tenth second.
  expect(slow()).toHaveAttribute('aria-live', Number(told) % 10 === 0 ? 'polite' : 'off');
}

test('a slow read says how long it has taken, counted up, and is made once', async () => {
  const { releaseHeld } = await waitForMeetings();
  await passTime(7 * SECOND);
  expect(slow()).not.toBeInTheDocument();
  await passTime(3 * SECOND);
  expectTold(10);
  await passTime(SECOND);
  expectTold(11);
  await passTime(29 * SECOND);
  expectTold(40);
  await passTime(70 * SECOND);
  expectTold(110);
  expect(spinner()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await releaseHeld();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(slow()).not.toBeInTheDocument();
  expect(readsOfMeetings()).toBe(1);
});

test('after leaving and returning the page waits for the same read', async () => {
  const { app, releaseHeld } = await waitForMeetings();
  await passTime(20 * SECOND);
  app.goTo('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Профиль' });
  app.goTo('/meetings');
  await screen.findByRole('progressbar', { name: 'Загрузка' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(afterCalls);
  expect(readsOfMeetings()).toBe(1);
  await releaseHeld();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});

test('the integrations may fail meanwhile', async () => {
  sandbox.orderFault({
    method: 'GET',
    path: '/account/integrations',
    status: 500,
    times: 'always',
  });
  const { releaseHeld } = await waitForMeetings();
  await passTime(30 * SECOND);
  expectTold(30);
  await releaseHeld();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});

test('known meetings stay while they are read again, with the time that this takes', async () => {
  const app = await renderApp('/meetings');
  const { length } = await screen.findAllByRole('article');
  app.goTo('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Профиль' });
  // Longer than Query keeps data without observers.
  await passTime(10 * MINUTE);
  const releaseHeld = holdCall(SLOTS);
  app.goTo('/meetings');
  await waitFor(() => expect(readsOfMeetings()).toBe(2));
  expect(await screen.findAllByRole('article')).toHaveLength(length);
  await passTime(12 * SECOND);
  expectTold(12);
  expect(screen.getAllByRole('article')).toHaveLength(length);
  await releaseHeld();
  await waitFor(() => expect(slow()).not.toBeInTheDocument());
});

test.each([
  ['after two minutes without an answer', { hold: true }],
  ['after the 504 of a gateway', { status: 504 }],
] as const)('%s only a return to the window reads again', async (_name, fault) => {
  sandbox.orderFault({ ...SLOTS, ...fault });
  await renderApp('/meetings');
  await waitFor(() => expect(readsOfMeetings()).toBe(1));
  await passTime(2 * MINUTE + SECOND);
  expect(await screen.findByRole('alert')).toHaveTextContent(LOAD_FAILURE);
  await passTime(10 * MINUTE);
  expect(readsOfMeetings()).toBe(1);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(readsOfMeetings()).toBe(2);
});

test('a connection that breaks is another matter: the read is made again', async () => {
  sandbox.orderFault({ ...SLOTS, drop: true });
  await renderApp('/meetings');
  expect(await screen.findByRole('alert')).toHaveTextContent(LOAD_FAILURE);
  await passTime(3 * SECOND);
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});
