/*
 * A deferred script, fetched beside the app (docs/first-screen.md): preloads the files of the open page,
 * shows the list of projects or a project's theme if the answer comes before the app, and starts the app.
 */
import { appendLink, applyStyles } from '@/lib/append-link';
import { afterPaint } from '@/lib/idle';
import { parseJson } from '@/lib/json';
import { matchRoute } from '@/lib/match-route';
import { parseSearch } from '@/lib/search';
import { address } from './address';
import { showEarlyProject } from './early-project';
import { showEarlyProjects } from './early-projects';

/** The files of the build (scripts/prerendered-frame.ts). */
declare const PAGES: Omit<NonNullable<typeof window.pages>, 'styles'>;

/** The longest that the app waits for a paint and for the early data, milliseconds each. */
const PATIENCE_MS = 1_000;

const { search } = window.location;
const frame = document.getElementById('prerendered');

// The build replaces each PAGES by the whole table: name it once.
const pages = PAGES;
window.pages = { ...pages, styles: loadPageFiles(pages) };

void startApp();

/**
 * Preloads the scripts of the open page besides the entry, and applies its styles; settles when these are there or
 * have failed. A visitor of a protected page is led to /login.
 */
function loadPageFiles({ byAddress, files }: typeof PAGES): Promise<unknown> {
  const matched = matchRoute(
    byAddress.map(([route]) => route),
    document.documentElement.dataset['page'] === 'login' ? '/login' : address,
  );
  const [, places = []] = byAddress.find(([route]) => route === matched?.route) ?? [];
  const own = places.flatMap((place) => files[place] ?? []);
  const scripts = own.filter((file) => file.endsWith('.js'));
  for (const href of scripts) appendLink({ rel: 'modulepreload', href });
  return Promise.all(own.filter((file) => !scripts.includes(file)).map(applyStyles));
}

/**
 * Starts the app. If the frame shows content of the page, after that has been painted, and after the paint of the early
 * data if its answer comes soon.
 */
async function startApp() {
  if (document.documentElement.dataset['page'] !== 'other') {
    const early = showEarlyData();
    await painted();
    await Promise.race([early, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  const entry = document.querySelector<HTMLLinkElement>('#entry');
  import(/* @vite-ignore */ String(entry?.href)).catch(async () => {
    if (await reloadWithEntry()) return;
    // frame.ts listens to this event and says that the app could not be loaded.
    document.getElementById('start')?.dispatchEvent(new Event('error'));
  });
}

/**
 * Fetches the failed entry again and then reloads the document, because Firefox and Safari refuse a module
 * that failed; Safari also after the reload, unless the file has been fetched. A document that was reloaded
 * already is not reloaded again.
 */
async function reloadWithEntry(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const [navigation] = performance.getEntriesByType('navigation');
  try {
    await Promise.all([...links].map(({ href }) => fetchPastCache(href)));
    if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'reload') {
      window.location.reload();
      return true;
    }
  } catch {
    // Reported by the caller.
  }
  return false;
}

/** @throws {TypeError} when the file fails to load. */
async function fetchPastCache(file: string): Promise<void> {
  const response = await fetch(file, { cache: 'reload' });
  if (!response.ok) throw new TypeError(`${file}: ${response.status}`);
  // The browser caches a response only when its body is read to the end.
  await response.arrayBuffer();
}

/**
 * Settles when the main data of the page is painted. Settles at once if the app has to show it: on other pages,
 * after a failure, and if the data cannot be read.
 */
async function showEarlyData() {
  const show = earlyView();
  // The first early call of a page is that of its main data.
  const [call] = window.earlyCalls?.values() ?? [];
  if (!frame || !show || !call) return;
  try {
    const { ok, body } = await call.answer;
    if (ok && show(frame, parseJson(body))) await painted();
  } catch {
    // The app shows the data or reports the failure.
  }
}

/** The function that shows the main data of the open page in the frame. */
function earlyView() {
  const { page } = document.documentElement.dataset;
  if (page === 'project') return showEarlyProject;
  const { filter: _filter, ...others } = parseSearch(search);
  // Search and order are the app's: the early list has the server's order.
  const isAsServed = Object.keys(others).length === 0;
  return page === 'projects' && isAsServed ? showEarlyProjects : undefined;
}

/** Settles after the next paint, or after a while in a background tab, where nothing is painted. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    afterPaint(() => resolve(undefined));
    setTimeout(resolve, PATIENCE_MS);
  });
}
