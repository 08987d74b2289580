import type { AnyRouter } from '@tanstack/react-router';
import { browserStore } from './lib/storage';

/** Under it the browser remembers that it has the files; the script in index.html reads it. */
const KEY = 'font';
/** What the first screen is made of comes first, milliseconds. */
const LATER_MS = 500;

/**
 * Fetches the font behind the first screen and shows it from the next page on: text that changes its
 * font under the reader's eyes would break into other lines in some place. The browser has it then, and
 * shows it from the beginning the next time.
 */
export function bringFont(router: AnyRouter): void {
  const { dataset } = document.documentElement;
  if ('font' in dataset) return;
  if (document.readyState === 'complete') fetchLater();
  else window.addEventListener('load', fetchLater, { once: true });

  function fetchLater() {
    setTimeout(() => {
      // A letter of each file (src/base.css). Without a network the page keeps the fonts that it has.
      document.fonts.load('1em Inter', 'Яz').then(show, () => undefined);
    }, LATER_MS);
  }

  function show() {
    browserStore.set(KEY, '');
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged }) => {
      if (!pathChanged) return;
      unsubscribe();
      dataset['font'] = '';
    });
  }
}
