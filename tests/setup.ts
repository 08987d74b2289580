import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { noteAnswer } from '@/api/connection';
import { endSession } from '@/api/session-cookie';
import { patiently, testNow } from '../scripts/test-conditions.ts';
import { sandbox, server } from './server';

configure({ asyncUtilTimeout: patiently(5_000) });

// Time stands still unless a test moves it: nothing that was read grows stale while a slow machine
// takes its time. This is for what a test file reckons when it is loaded.
vi.setSystemTime(testNow);

// jsdom has no layout: nothing scrolls, and the pickers ask what kind of pointer there is.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('pointer: fine') || query.includes('prefers-reduced-motion: reduce'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  vi.setSystemTime(testNow);
  sandbox.reset();
  // Failed reads are logged as warnings and belong to many tests; an error never does.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  const errors = vi.mocked(console.error).mock.calls;
  server.resetHandlers();
  // The server is there again.
  noteAnswer('', 200);
  endSession();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  expect(errors, 'console.error was called').toEqual([]);
});
