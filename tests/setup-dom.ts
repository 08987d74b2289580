import { StyleSheet } from '@emotion/sheet';
import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadSession, signOut } from '@/api/session-store';
import { patiently } from '../scripts/test-conditions.ts';

configure({ asyncUtilTimeout: patiently(5_000) });

// No styles of MUI (CSS modules have none here either): jsdom would evaluate them for each element that a
// query by role visits. Looks are tested in a browser.
StyleSheet.prototype.insert = () => undefined;

// jsdom lacks these: scroll functions, which return a promise as in Chromium from 150 on, and matchMedia.
const scrolled = () => Promise.resolve();
Object.assign(window, { scrollTo: scrolled });
// Nor has it commands of editing: this one says that nothing was done.
Object.assign(document, { execCommand: () => false });
Object.assign(Element.prototype, { scrollIntoView: scrolled });
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('prefers-reduced-motion: reduce'),
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
