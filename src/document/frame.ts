/*
 * An inline script after the prerendered frame (docs/first-screen.md). The frame's HTML is the same for all
 * addresses, so this script marks the open page's link, fills in the status filter and unpacks the page's
 * form before the first paint. It starts the app, and shows a message when the app cannot be loaded.
 */
import { parseSearch } from '@/lib/search';
import { address } from './address';
import { isDrawnEarly } from './frame-page';
import { PATIENCE_MS, painted } from './painted';

/** The file of early.ts (scripts/prerendered-frame.ts). */
declare const EARLY: string;

/** Time limit for loading the app, milliseconds. */
const LOADING_MS = 30_000;

const { pathname, search } = window.location;
const frame = document.getElementById('prerendered');
const links = [...(frame?.querySelectorAll<HTMLAnchorElement>('nav div a') ?? [])];
// Without `toSorted()`: in a browser that lacks it the message below would not be shown.
let current: HTMLAnchorElement | undefined;
for (const link of links) {
  const path = link.pathname;
  const isAbove = `${pathname}/`.startsWith(path === '/' ? '//' : `${path}/`);
  if (isAbove && path.length > (current?.pathname.length ?? 0)) current = link;
}
current?.setAttribute('aria-current', current.pathname === pathname ? 'page' : 'true');

const { filter } = parseSearch(search);
const option = frame?.querySelector('option');
if (filter && option) option.textContent = filter;

// Only the form of this page is unpacked: password managers also fill in hidden forms.
const { page = '' } = document.documentElement.dataset;
const template = frame?.querySelector<HTMLTemplateElement>(`template[data-page="${page}"]`);
template?.replaceWith(template.content);
if (page === 'project') showProjectNumber();

// The app does it once it is mounted (src/features/frame/take-over.ts). The theme button works by itself.
frame?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[type="button"]:not([aria-pressed])');
  if (button) showBusy(button);
});

// A native submit would put the password into the address.
frame?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.submitter) showBusy(event.submitter);
});

function showBusy(button: Element) {
  button.setAttribute('aria-busy', 'true');
}

/** Puts the number of this project into its heading and the links of its pages. */
function showProjectNumber() {
  // The theme comes later (early.ts).
  const number = frame?.querySelector('h1 bdi')?.previousSibling;
  if (number) number.textContent = `#${address.split('/').at(-1)} `;
  for (const link of frame?.querySelectorAll<HTMLAnchorElement>('main a') ?? []) {
    link.pathname = link.pathname.replace('/projects/0', address);
    if (link.pathname === address) link.setAttribute('aria-current', 'page');
  }
}

setTimeout(giveUp, LOADING_MS);
void startApp();

/**
 * Starts the app. If the frame shows content of the page, after that has been painted, and after the paint of the early
 * data if its answer comes soon.
 */
async function startApp() {
  if (page !== 'other') {
    // What goes wrong early the app shows or reports.
    const early = isDrawnEarly(page)
      ? import(/* @vite-ignore */ EARLY).catch(() => undefined)
      : undefined;
    await painted();
    await Promise.race([early, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  const entry = document.querySelector<HTMLLinkElement>('#entry');
  import(/* @vite-ignore */ String(entry?.href)).catch(giveUp);
}

/** Shows the message, unless the app is mounted and has removed the frame. */
function giveUp() {
  const content = frame?.isConnected && frame.querySelector('main');
  if (!content) return;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = 'Не удалось загрузить приложение. Обновите страницу.';
  if (!content.querySelector('form')) content.replaceChildren();
  // Typed text stays: if the app loads after all, it takes the text over.
  for (const waiting of frame.querySelectorAll('[aria-busy]')) {
    waiting.removeAttribute('aria-busy');
  }
  content.prepend(message);
}
