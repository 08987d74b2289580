/*
 * An inline script right behind the prerendered frame (docs/first-screen.md). The frame is the same for all
 * addresses: this marks the open page's link and fills in the status filter before the first paint, and
 * says so when the app cannot be loaded.
 */
import { parseSearch } from '@/lib/search';

/** How long the app may take to load, milliseconds. */
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

/** The app removes the frame when it is mounted: a frame that is still there has no app. */
function giveUp() {
  const content = frame?.isConnected && frame.querySelector('main');
  if (!content) return;
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'Не удалось загрузить приложение. Обновите страницу.';
  content.replaceChildren(words);
}
