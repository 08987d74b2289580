import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { testNow } from '../scripts/test-conditions.ts';
import { sandbox, server } from './server';

if ('document' in globalThis) await import('./setup-dom');

// Time stands still unless a test moves it: nothing that was read grows stale while a slow machine
// takes its time. This is for what a test file reckons when it is loaded.
vi.setSystemTime(testNow);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  // The next file may run in the same process.
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.setSystemTime(testNow);
  sandbox.reset();
  // Failed reads are logged as warnings and belong to many tests; an error never does.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error');
});

afterEach(() => {
  vi.useRealTimers();
  const errors = vi.mocked(console.error).mock.calls;
  server.resetHandlers();
  expect(errors, 'console.error was called').toEqual([]);
});
