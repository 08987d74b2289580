import { StyleSheet } from '@emotion/sheet';
import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadSession, signOut } from '@/api/session-store';
import { pauseAfter } from '@/queries/client';
import { patiently } from '../scripts/test-conditions.ts';

configure({ asyncUtilTimeout: patiently(5_000) });

// The page has no styles of MUI, as it has none of our CSS modules: jsdom would go through all of
// them for each element that a role is looked for in. How things look is tested in a browser.
StyleSheet.prototype.insert = () => undefined;

// jsdom has no layout: nothing scrolls, which is told by a promise as in Chromium from 150 on, and the
// pickers ask what kind of pointer there is.
const scrolled = () => Promise.resolve();
Object.assign(window, { scrollTo: scrolled });
Object.assign(Element.prototype, { scrollIntoView: scrolled });
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('pointer: fine') || query.includes('prefers-reduced-motion: reduce'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// A read that failed is tried again after its pause (queries/client.ts), of which a test waits a tenth.
// What the pauses come to, the tests that set a clock of their own see.
const { setInterval: wait } = globalThis;
beforeEach(() => {
  vi.stubGlobal('setInterval', (callback: () => void, pause?: number) =>
    wait(callback, pause === pauseAfter(1) ? pause / 10 : pause),
  );
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  signOut();
  sessionStorage.clear();
  localStorage.clear();
  loadSession();
  window.history.replaceState(null, '', '/');
});
