/*
 * A script right behind the prerendered frame, which knows nothing of the address: marks the open
 * page's link and the chosen filter, shows the list of projects when it is served before the app has
 * come, and says so when the app does not come.
 */
import { showEarlyProjects } from './early-projects';

/** How long the app may take to come, milliseconds. */
const PATIENCE_MS = 30_000;

const { pathname, search } = window.location;
const frame = document.getElementById('prerendered');
const links = [...(frame?.querySelectorAll<HTMLAnchorElement>('nav div a') ?? [])];
const [current] = links
  .filter((link) => `${pathname}/`.startsWith(link.pathname === '/' ? '//' : `${link.pathname}/`))
  .toSorted((a, b) => b.pathname.length - a.pathname.length);
current?.setAttribute('aria-current', 'page');

const asked = new URLSearchParams(search);
const filter = asked.getAll('filter').at(-1);
const option = frame?.querySelector('option');
if (filter && option) option.textContent = filter;

// The page's first read is its list; what is looked for in it, or in what order, the app knows.
const [list] = window.earlyCalls?.values() ?? [];
const isPlain = [...asked.keys()].every((name) => name === 'filter');
if (document.documentElement.dataset['page'] === 'projects' && isPlain) {
  list?.answer
    .then(({ ok, body }) => ok && frame?.isConnected && showEarlyProjects(frame, body))
    // Of what it failed, the app says.
    .catch(() => undefined);
}

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) giveUp();
  },
  true,
);
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
