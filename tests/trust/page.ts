import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** What a page never says, whatever the server does. */
const BROKEN = /undefined|NaN|\[object |Invalid Date|Не удалось показать страницу/;

/**
 * The page stands, says nothing that is no text for people, and tells of nothing that the
 * specification does not tell.
 */
export function expectCalm(told: readonly RegExp[]) {
  const headings = [...document.querySelectorAll('main h1')].map((one) => one.textContent);
  expect(headings, 'one heading').toEqual([expect.stringMatching(/\S/)]);
  expect(document.querySelector('nav'), 'the way to other pages').toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(BROKEN);
  const alerts = [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent);
  expect(
    alerts.filter((text) => !told.some((one) => one.test(text))),
    'alerts',
  ).toEqual([]);
}

/** So long nothing has to happen for a page to have come to rest, milliseconds. */
const QUIET_MS = 8;

/** Waits until nothing is on its way any more but `held` calls that a test holds back. */
export async function settle(client: () => QueryClient, held: () => number = () => 0) {
  let quietSince = performance.now();
  await waitFor(
    () => {
      const now = performance.now();
      if (client().isFetching() + client().isMutating() > held()) quietSince = now;
      if (now - quietSince < QUIET_MS) throw new Error('calls are still on their way');
    },
    { interval: 3 },
  );
}
