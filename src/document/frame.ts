/*
 * An inline script right behind the prerendered frame (docs/first-screen.md). The frame is the same for all
 * addresses: this marks the open page's link, fills in the status filter and unpacks the form of the page
 * before the first paint, and says so when the app cannot be loaded.
 */
import { parseSearch } from '@/lib/search';

/** How long the app may take to load, milliseconds. */
const PATIENCE_MS = 30_000;

const { pathname, search } = window.location;
const frame = document.getElementById('prerendered');
const links = [...(frame?.querySelectorAll<HTMLAnchorElement>('nav div a') ?? [])];
// Not `toSorted()`: where it is missing, nothing below would say that the app cannot be loaded.
let current: HTMLAnchorElement | undefined;
for (const link of links) {
  const path = link.pathname;
  const isAbove = `${pathname}/`.startsWith(path === '/' ? '//' : `${path}/`);
  if (isAbove && path.length > (current?.pathname.length ?? 0)) current = link;
}
current?.setAttribute('aria-current', 'page');

const { filter } = parseSearch(search);
const option = frame?.querySelector('option');
if (filter && option) option.textContent = filter;

// Only where it is shown: a password manager would fill in a form that nobody sees as well.
const { page = '' } = document.documentElement.dataset;
const template = frame?.querySelector<HTMLTemplateElement>(`template[data-page="${page}"]`);
template?.replaceWith(template.content);

// The app sends a form that is waiting for it (src/features/frame/take-over.ts). The browser would write
// the password into the address.
frame?.addEventListener('submit', (event) => {
  event.preventDefault();
  event.submitter?.setAttribute('aria-busy', 'true');
});

document.getElementById('start')?.addEventListener('error', giveUp);
setTimeout(giveUp, PATIENCE_MS);

/** The app removes the frame when it is mounted: a frame that is still there has no app. */
function giveUp() {
  const content = frame?.isConnected && frame.querySelector('main');
  if (!content) return;
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'Не удалось загрузить приложение. Обновите страницу.';
  if (!content.querySelector('form')) content.replaceChildren();
  // What was typed stays: an app that comes after all takes it over.
  for (const waiting of content.querySelectorAll('[aria-busy]')) {
    waiting.removeAttribute('aria-busy');
  }
  content.prepend(words);
}
