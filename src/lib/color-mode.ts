import { browserStore } from './storage';

/*
 * Light or dark: what was chosen, under the key that MUI itself would use, or else what the system
 * says. The document has it as `data-light` or `data-dark`, from before the first paint on
 * (src/document/head.ts).
 */

export type ColorMode = 'light' | 'dark';

const KEY = 'mui-mode';
const listeners = new Set<() => void>();

/** The mode that is on the screen. */
export function getColorMode(): ColorMode {
  const chosen = browserStore.get(KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** Chooses the other mode than the one on the screen, which is remembered from then on. */
export function switchColorMode(): void {
  browserStore.set(KEY, getColorMode() === 'dark' ? 'light' : 'dark');
  showColorMode();
}

/** Calls back when the mode may have changed; returns how to stop. */
export function subscribeToColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system and the other tabs for as long as the document lives. */
export function followColorMode(): void {
  showColorMode();
  systemIsDark().addEventListener('change', showColorMode);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) showColorMode();
  });
}

/** Tells the document which mode it is in. */
export function showColorMode(): void {
  const mode = getColorMode();
  const { dataset } = document.documentElement;
  delete dataset[mode === 'dark' ? 'light' : 'dark'];
  dataset[mode] = '';
  for (const listener of listeners) listener();
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
