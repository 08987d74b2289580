/*
 * A script right behind the prerendered frame, which knows nothing of the address: marks the open
 * page's link and the chosen filter, shows the list of projects when it is served before the app has
 * come, and says so when the app does not come.
 */
import { switchColorMode } from '@/lib/color-mode';
import { afterPaint } from '@/lib/idle';
import { parseSearch } from '@/lib/search';
import { showEarlyProjects } from './early-projects';

/** How long the app waits for a paint or for the list, milliseconds. */
const PAINT_PATIENCE_MS = 1_000;
/** How long the app may take to come, milliseconds. */
const PATIENCE_MS = 30_000;

const { pathname, search } = window.location;
const frame = document.getElementById('prerendered');
const links = [...(frame?.querySelectorAll<HTMLAnchorElement>('nav div a') ?? [])];
const [current] = links
  .filter((link) => `${pathname}/`.startsWith(link.pathname === '/' ? '//' : `${link.pathname}/`))
  .toSorted((a, b) => b.pathname.length - a.pathname.length);
current?.setAttribute('aria-current', 'page');

const { filter, ...others } = parseSearch(search);
const option = frame?.querySelector('option');
if (filter && option) option.textContent = filter;

// Before the app has come, too: what is pressed does something.
for (const button of frame?.querySelectorAll('nav button') ?? []) {
  button.addEventListener('click', switchColorMode);
}

void startApp();
setTimeout(giveUp, PATIENCE_MS);

/** The app starts when the frame is painted, and the list if that comes soon: neither waits for it. */
async function startApp() {
  const early = showEarlyList();
  await painted();
  await Promise.race([early, new Promise((resolve) => setTimeout(resolve, PAINT_PATIENCE_MS))]);
  const entry = document.querySelector<HTMLLinkElement>('#entry');
  import(/* @vite-ignore */ String(entry?.href)).catch(giveUp);
}

/** Settles when the list is painted, or when it is the app that will show it. */
async function showEarlyList() {
  // What is looked for in the list, or in what order, the app knows.
  const isPlain = Object.keys(others).length === 0;
  if (document.documentElement.dataset['page'] !== 'projects' || !isPlain) return;
  // The page's first read is its list; of what it failed, the app says.
  const [list] = window.earlyCalls?.values() ?? [];
  const answer = await list?.answer.catch(() => undefined);
  if (answer?.ok && frame && showEarlyProjects(frame, answer.body)) await painted();
}

/** Settles behind the next paint, or in a while where nothing is painted: in the background. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    afterPaint(() => resolve(undefined));
    setTimeout(resolve, PAINT_PATIENCE_MS);
  });
}

/** The app takes the frame's place when it comes: where it still stands, there is none. */
function giveUp() {
  const content = frame?.isConnected && frame.querySelector('main');
  if (!content) return;
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'Не удалось загрузить приложение. Обновите страницу.';
  content.replaceChildren(words);
}
