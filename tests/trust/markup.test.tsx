import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '../accounts';
import { markupFaults } from '../markup-faults';
import { renderApp } from '../render-app';
import { settle } from './page';
import { SCREENS, type Screen } from './screens';

const MORE: readonly Pick<Screen, 'at' | 'as'>[] = [
  { at: '/', as: null },
  { at: '/', as: accounts.bare },
  { at: '/meetings?view=week' },
  { at: '/meetings/arrange', as: accounts.meetings },
  { at: '/nothing' },
];

test.each([...Object.values(SCREENS), ...MORE])('the markup of $at', async ({ at, as }) => {
  const app = await renderApp(at, as === undefined ? {} : { as });
  await settle(app.queryClient);
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Загрузка' })).toBeNull());
  expect(markupFaults()).toEqual([]);
});
