import { StyleSheet } from '@emotion/sheet';
import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadSession, signOut } from '@/api/session-store';
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

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  signOut();
  sessionStorage.clear();
  localStorage.clear();
  loadSession();
  window.history.replaceState(null, '', '/');
});
