import { createListeners } from './listeners';
import { browserStore } from './storage';

/*
 * Light or dark: the stored choice (under the key MUI itself would use), or else the system setting. Before the
 * first paint src/document/head.ts sets it as `data-light` or `data-dark` on the document.
 */

export type ColorMode = 'light' | 'dark';

const KEY = 'mui-mode';
const { tell, subscribe } = createListeners();

/** The current mode. */
export function getColorMode(): ColorMode {
  const chosen = browserStore.get(KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** Switches to the other mode and stores the choice. */
export function switchColorMode(): void {
  browserStore.set(KEY, getColorMode() === 'dark' ? 'light' : 'dark');
  showColorMode();
}

/** Subscribes to changes of the mode; returns the unsubscriber. */
export const subscribeToColorMode = subscribe;

/** Applies changes of the system setting and of other tabs for the lifetime of the document. */
export function followColorMode(): void {
  showColorMode();
  systemIsDark().addEventListener('change', showColorMode);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) showColorMode();
  });
}

/** Writes the mode to the document element. */
export function showColorMode(): void {
  const mode = getColorMode();
  const { dataset } = document.documentElement;
  delete dataset[mode === 'dark' ? 'light' : 'dark'];
  dataset[mode] = '';
  tell();
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
