/*
 * A script that nothing waits for, fetched beside the app: fetches the files of the open page, shows
 * the list of projects when it is served before the app has come, and starts the app.
 */
import { linkToFile } from '@/lib/file-link';
import { afterPaint } from '@/lib/idle';
import { parseSearch } from '@/lib/search';
import { address } from './address';
import { showEarlyProjects } from './early-projects';

/** The files of the build (scripts/prerendered-frame.ts). */
declare const PAGES: NonNullable<typeof window.pages>;

/** How long the app waits for a paint or for the list, milliseconds. */
const PAINT_PATIENCE_MS = 1_000;

const { search } = window.location;
const frame = document.getElementById('prerendered');

// The build writes the list wherever its name stands: once.
const pages = PAGES;
window.pages = pages;
fetchPage();

void startApp();

/** What the open page is made of, besides the app. */
function fetchPage() {
  const [, places = []] =
    pages.byAddress.find(([path]) =>
      new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(address),
    ) ?? [];
  for (const place of places) {
    document.head.append(linkToFile(pages.files[place] ?? '', 'preload'));
  }
}

/** The app starts when the frame is painted, and the list if that comes soon: neither waits for it. */
async function startApp() {
  const early = showEarlyList();
  await painted();
  await Promise.race([early, new Promise((resolve) => setTimeout(resolve, PAINT_PATIENCE_MS))]);
  const entry = document.querySelector<HTMLLinkElement>('#entry');
  import(/* @vite-ignore */ String(entry?.href)).catch(() => {
    // What frame.ts waits for: it says that there is no app.
    document.getElementById('start')?.dispatchEvent(new Event('error'));
  });
}

/** Settles when the list is painted, or when it is the app that will show it. */
async function showEarlyList() {
  const { filter: _filter, ...others } = parseSearch(search);
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
