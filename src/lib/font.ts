import { browserStore } from './storage';

/*
 * Inter weighs 67 KB, so no first paint waits for it and no visit changes its font. The first visit is
 * shown in the fallbacks of src/base.css, which have Inter's measures, and fetches Inter when idle; the
 * next visits have it in the HTTP cache and are shown in it from their first paint on.
 */

const KEY = 'inter-fetched';
/** A letter of each file: the browser fetches a file only for letters in its unicode-range. */
const LETTERS = 'Яz';

/**
 * Has the document shown in Inter if an earlier visit fetched it (`:root[data-inter]` in src/base.css).
 * Called before the first paint; if the browser has dropped the files from its cache meanwhile,
 * `font-display: optional` keeps this visit in the fallbacks.
 */
export function showFetchedFont(): void {
  if (browserStore.get(KEY)) document.documentElement.dataset['inter'] = '';
}

/**
 * Fetches Inter for the next visits; the open document does not change.
 *
 * @throws {DOMException} when a file cannot be fetched.
 */
export async function fetchFont(): Promise<void> {
  await document.fonts.load('1em Inter', LETTERS);
  browserStore.set(KEY, 'yes');
}
