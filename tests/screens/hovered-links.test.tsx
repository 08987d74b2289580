import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';

/* Each meeting costs the server a call: they are not read for a link that the pointer passes over. */

const MEETINGS = '/slots/professor/student';
const INTEGRATIONS = '/account/integrations';

test.each(['Расписание', 'Назначить встречу', 'Главная'])('%s', async (name) => {
  letTimersRun();
  const app = await renderApp('/profile');
  await waitFor(() => expect(callsTo(INTEGRATIONS)).toHaveLength(1));
  await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
  // What was read is no longer fresh: the link's page reads it ahead.
  await passTime(6_000);
  await app.user.hover(await screen.findByRole('link', { name }));
  await waitFor(() => expect(callsTo(INTEGRATIONS)).toHaveLength(2));
  await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
  expect(callsTo(MEETINGS)).toHaveLength(0);
});

test('the meetings are read once their page is opened', async () => {
  const app = await renderApp('/profile');
  await app.user.click(await screen.findByRole('link', { name: 'Расписание' }));
  await waitFor(() => expect(callsTo(MEETINGS)).toHaveLength(1));
});
