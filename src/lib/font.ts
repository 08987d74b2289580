import { browserStore } from './storage';

/*
 * Inter is 67 KB, so no first paint waits for it, and the font never changes during a visit. The first
 * visit uses the metric-compatible fallbacks of src/base.css and fetches Inter when idle; later visits have
 * it in the HTTP cache and use it from the first paint.
 */

const KEY = 'inter-fetched';
/** A letter of each file: the browser fetches a file only for letters in its unicode-range. */
const LETTERS = 'Яz';

/**
 * Enables Inter if an earlier visit fetched it (`:root[data-inter]` in src/base.css). Called before the
 * first paint; if the browser has dropped the files meanwhile, `font-display: optional` keeps this visit in
 * the fallbacks.
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
