import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
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

/** Waits until nothing is on its way any more but `held` calls that a test holds back. */
export async function settle(client: () => QueryClient, held: () => number = () => 0) {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 2)));
    const busy = client().isFetching() + client().isMutating();
    if (busy > held()) quiet = 0;
  }
}
