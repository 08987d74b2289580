import { linkToFile } from './lib/file-link';
import { whenIdle } from './lib/idle';

/** The pages that are opened most from the list of projects: fetched first. */
const NEAR = [
  '/projects',
  '/projects/$projectId',
  '/projects/$projectId/tasks',
  '/projects/$projectId/commits',
  '/projects/$projectId/stats',
];
const PAUSE_MS = 500;
/** Delay before the other pages are fetched, milliseconds. */
const LATER_MS = 5_000;

declare global {
  interface Window {
    /** The files of all pages besides the entry, and for each address the indices of its files (document/start.ts). */
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
 * Fetches the code of all pages when the first one is shown and idle, so that the next page opens without
 * the network; not under Save-Data. The modules of the nearest pages are evaluated as well, one in each
 * idle period: that made list → project 222 → 146 ms at CPU 4x.
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
    for (const place of near.flatMap(([, places]) => places)) fetchFile(files[place], evaluate);
    setTimeout(() => whenIdle(() => files.forEach((file) => fetchFile(file))), LATER_MS);
  });
}

const fetched = new Set<string>();

function fetchFile(file: string | undefined, andThen?: (file: string) => void): void {
  if (file === undefined || fetched.has(file)) return;
  fetched.add(file);
  const link = linkToFile(file, 'prefetch');
  link.fetchPriority = 'low';
  // The file stays in the cache without its link.
  for (const end of ['load', 'error']) link.addEventListener(end, () => link.remove());
  if (andThen && link.rel === 'modulepreload') link.addEventListener('load', () => andThen(file));
  document.head.append(link);
}

/** Evaluates a module of a page ahead of time; its page is shown only when it is opened. */
function evaluate(file: string): void {
  whenIdle(() => {
    // A module that cannot be loaded is reported by its page when it is opened.
    import(/* @vite-ignore */ file).catch(() => undefined);
  });
}
