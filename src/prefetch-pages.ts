import { linkToFile } from './lib/file-link';
import { whenIdle } from './lib/idle';

/** What one goes to from the list of projects all day long: fetched first. */
const NEAR = [
  '/projects',
  '/projects/$projectId',
  '/projects/$projectId/tasks',
  '/projects/$projectId/commits',
  '/projects/$projectId/stats',
];
const PAUSE_MS = 500;
/** When the other pages follow: by then the first screen is being read. Milliseconds. */
const LATER_MS = 5_000;

declare global {
  interface Window {
    /** The files of all pages besides the entry, and which of them make each page (document/start.ts). */
    pages?: {
      files: readonly string[];
      byAddress: readonly (readonly [address: string, places: readonly number[]])[];
    };
  }

  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean };
  }
}

/**
 * Fetches the code of all pages once the first one is there and idle, unless data are to be saved:
 * the next page then opens without the network. What is near is made ready to run as well, a file at
 * a time while nothing else is to be done: zod alone takes as long as a page that is opened may.
 *
 * @param isBusy whether the first screen still waits for an answer.
 */
export function prefetchPages(isBusy: () => boolean): void {
  if (navigator.connection?.saveData) return;
  whenIdle(() => {
    if (isBusy()) {
      setTimeout(() => prefetchPages(isBusy), PAUSE_MS);
      return;
    }
    const { files = [], byAddress = [] } = window.pages ?? {};
    const near = byAddress.filter(([address]) => NEAR.includes(address));
    for (const place of near.flatMap(([, places]) => places)) fetchFile(files[place], makeReady);
    setTimeout(() => whenIdle(() => files.forEach((file) => fetchFile(file))), LATER_MS);
  });
}

const fetched = new Set<string>();

function fetchFile(file: string | undefined, andThen?: (file: string) => void): void {
  if (file === undefined || fetched.has(file)) return;
  fetched.add(file);
  const link = linkToFile(file, 'prefetch');
  link.fetchPriority = 'low';
  // What it has fetched stays with the browser.
  for (const end of ['load', 'error']) link.addEventListener(end, () => link.remove());
  if (andThen && link.rel === 'modulepreload') link.addEventListener('load', () => andThen(file));
  document.head.append(link);
}

/** Runs a module, which takes effect only when its page is opened. */
function makeReady(file: string): void {
  whenIdle(() => {
    // What it imports may be missing; its page will say so.
    import(/* @vite-ignore */ file).catch(() => undefined);
  });
}
