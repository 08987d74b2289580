import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { testNow } from '../scripts/test-conditions.ts';
import { sandbox, server } from './server';

if ('document' in globalThis) await import('./setup-dom');

// The clock is stopped unless a test moves it, so that no data becomes stale on a slow machine. Set here for
// code that runs when a test file is loaded, and again before each test.
vi.setSystemTime(testNow);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  // The next test file may run in the same process.
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.setSystemTime(testNow);
  sandbox.reset();
  server.resetHandlers();
  // Failed reads are logged as warnings, which many tests expect; an error is never expected.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error');
});

afterEach(() => {
  vi.useRealTimers();
  const errors = vi.mocked(console.error).mock.calls;
  expect(errors, 'console.error was called').toEqual([]);
});
