import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { accounts } from '../accounts';
import { markupFaults } from '../markup-faults';
import { renderApp } from '../render-app';
import { expectCalm, settle } from './page';
import { SCREENS, type Screen } from './screens';

/*
 * Every page under StrictMode, which renders everything twice and sets up every effect twice. That nothing is
 * written to console.error is checked after every test (tests/setup.ts).
 */

const MORE: readonly Pick<Screen, 'at' | 'as'>[] = [
  { at: '/', as: null },
  { at: '/', as: accounts.bare },
  { at: '/meetings?view=week' },
  { at: '/meetings/arrange', as: accounts.meetings },
  { at: '/nothing' },
];

test.each([...Object.values(SCREENS), ...MORE])('the markup of $at', async ({ at, as }) => {
  const { queryClient } = await renderApp(at, {
    wrapper: StrictMode,
    ...(as !== undefined && { as }),
  });
  await settle(queryClient);
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Загрузка' })).toBeNull());
  expectCalm([]);
  expect(markupFaults()).toEqual([]);
});
