import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Texts that a page must never show. */
const BROKEN = /undefined|NaN|\[object |Invalid Date|Не удалось показать страницу/;

/**
 * Checks that the page is shown, has no broken texts, and shows only alerts that match `told`.
 */
export function expectCalm(told: readonly RegExp[]) {
  const headings = [...document.querySelectorAll('main h1')].map((heading) => heading.textContent);
  expect(headings, 'one heading').toEqual([expect.stringMatching(/\S/)]);
  expect(document.querySelector('nav'), 'the way to other pages').toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(BROKEN);
  const alerts = [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent);
  expect(
    alerts.filter((text) => !told.some((pattern) => pattern.test(text))),
    'alerts',
  ).toEqual([]);
}

const CONTROLS = 'a, button, input, select, textarea';
const LANDMARKS = 'nav, fieldset, table, [role=dialog], [role=group], [role=tablist]';

/**
 * Controls and landmarks without a name for those who do not see them, and icons without a picture for those
 * who do.
 */
export function withoutNames(): string[] {
  const nameless = [...document.querySelectorAll(`${CONTROLS}, ${LANDMARKS}`)].filter(
    (element) => !isNamed(element) && element.closest('[aria-hidden=true]') === null,
  );
  const icons = document.querySelectorAll('path:not([d]), path[d=""]');
  return [...nameless, ...icons].map((element) => element.outerHTML.slice(0, 200));
}

function isNamed(element: Element): boolean {
  const names = ['aria-label', 'aria-labelledby', 'title'].map((name) =>
    element.getAttribute(name),
  );
  const labels =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : element.matches(LANDMARKS)
        ? [...element.querySelectorAll('legend, caption')]
        : [element];
  return /\S/.test([...names, ...labels.map(({ textContent }) => textContent)].join(''));
}

/** A page has settled when nothing has happened for this time, milliseconds. */
const QUIET_MS = 8;

/** Waits until no request is pending but the `held` ones of the test. */
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
