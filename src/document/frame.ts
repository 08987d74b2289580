/*
 * A script right behind the prerendered frame, which knows nothing of the address: marks the open
 * page's link and the chosen filter before anything is painted, and says so when the app does not come.
 */
import { parseSearch } from '@/lib/search';

/** How long the app may take to come, milliseconds. */
const PATIENCE_MS = 30_000;

const { pathname, search } = window.location;
const frame = document.getElementById('prerendered');
const links = [...(frame?.querySelectorAll<HTMLAnchorElement>('nav div a') ?? [])];
const [current] = links
  .filter((link) => `${pathname}/`.startsWith(link.pathname === '/' ? '//' : `${link.pathname}/`))
  .toSorted((a, b) => b.pathname.length - a.pathname.length);
current?.setAttribute('aria-current', 'page');

const { filter } = parseSearch(search);
const option = frame?.querySelector('option');
if (filter && option) option.textContent = filter;

document.getElementById('start')?.addEventListener('error', giveUp);
setTimeout(giveUp, PATIENCE_MS);

/** The app takes the frame's place when it comes: where it still stands, there is none. */
function giveUp() {
  const content = frame?.isConnected && frame.querySelector('main');
  if (!content) return;
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'Не удалось загрузить приложение. Обновите страницу.';
  content.replaceChildren(words);
}
