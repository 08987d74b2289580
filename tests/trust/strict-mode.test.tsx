import { StrictMode } from 'react';
import { test } from 'vitest';
import { renderApp } from '../render-app';
import { expectCalm, settle } from './page';
import { SCREENS } from './screens';

/*
 * Every page under StrictMode, which renders everything twice and sets up every effect twice. That nothing is
 * written to console.error is checked after every test (tests/setup.ts).
 */

test.each(Object.values(SCREENS))('$at', async ({ at, as }) => {
  const { queryClient } = await renderApp(at, {
    wrapper: StrictMode,
    ...(as !== undefined && { as }),
  });
  await settle(queryClient);
  expectCalm([]);
});
