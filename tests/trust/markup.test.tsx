import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '../accounts';
import { markupFaults } from '../markup-faults';
import { renderApp } from '../render-app';
import { SCREENS, type Screen } from './screens';

const MORE: readonly Pick<Screen, 'at' | 'as'>[] = [
  { at: '/', as: null },
  { at: '/', as: accounts.bare },
  { at: '/projects?view=table' },
  { at: '/meetings?view=week' },
  { at: '/meetings/arrange', as: accounts.meetings },
  { at: '/nothing' },
];

test.each([...Object.values(SCREENS), ...MORE])('the markup of $at', async ({ at, as }) => {
  await renderApp(at, as === undefined ? {} : { as });
  await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Загрузка' })).toBeNull());
  expect(markupFaults()).toEqual([]);
});
