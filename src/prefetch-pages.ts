import { whenIdle } from './lib/idle';

/** Time for the page to show its last answer before others are fetched, milliseconds. */
const PAUSE_MS = 300;
/** Delay before what only later pages and visits need is fetched, milliseconds. */
export const LATER_MS = 5_000;

/**
 * The scripts of all pages besides the entry, each with its styles, and the indices of each address's scripts.
 *
 * @internal exported for the build, which writes it (scripts/prerendered-frame.ts).
 */
export interface PageFiles {
  files: readonly string[];
  byAddress: readonly (readonly [address: string, places: readonly number[]])[];
}

declare global {
  interface Window {
    /** From document/head.ts; none in the sandbox. */
    pages?: PageFiles;
  }
}

/**
 * Fetches the code of all pages when the first one is shown and idle, so that the next page opens without
 * the network. Of the list of projects, which is likely next, it also evaluates the modules, one in each idle period (a
 * project's first page is in the entry, and preloads its sections itself). The files of the other pages are
 * fetched one after another: all at once delayed a page opened meanwhile (390 ms at 1.6 Mbit/s).
 *
 * @param whenQuiet calls back when the browser is idle and the app waits for no answer.
 */
export function prefetchPages(whenQuiet: (act: () => void) => void): void {
  const { files = [], byAddress = [] } = window.pages ?? {};
  whenQuiet(() => {
    setTimeout(() => whenQuiet(fetchList), PAUSE_MS);
    setTimeout(() => void fetchInTurn(), LATER_MS);
  });

  function fetchList() {
    const [, places = []] = byAddress.find(([address]) => address === '/projects') ?? [];
    void makeReady(places.flatMap((place) => files[place] ?? []));
  }

  /** Fetches one file after another, in the pauses in which the app waits for no answer. */
  async function fetchInTurn(): Promise<void> {
    for (const file of files) {
      await new Promise<void>((resolve) => {
        whenQuiet(resolve);
      });
      await fetchFiles([file]);
    }
  }
}

/** Fetches the files of a page and evaluates its modules before it is opened. */
async function makeReady(files: readonly string[]): Promise<void> {
  // Firefox and Safari never request a failed module again: evaluate nothing before all files are here.
  if (!(await fetchFiles(files))) return;
  for (const file of files) {
    whenIdle(() => {
      // A file that cannot be loaded is reported by its page when it is opened.
      import(/* @vite-ignore */ file).catch(() => undefined);
    });
  }
}

/** Returns whether all files loaded; a page requests a failed file again when it is opened. */
async function fetchFiles(files: readonly string[]): Promise<boolean> {
  const outcomes = await Promise.all(files.map(fetchOnce));
  return outcomes.every(Boolean);
}

const fetched = new Map<string, Promise<boolean>>();

/** Fetches a file that the document has not loaded, and one that several pages share only once. */
function fetchOnce(file: string): Promise<boolean> {
  if (document.querySelector(`link[href$="${file}"]`)) return Promise.resolve(true);
  const loading = fetched.get(file) ?? fetchFile(file).catch(() => false);
  fetched.set(file, loading);
  return loading;
}

/** Loads a file into the browser's cache; returns whether it is there. */
async function fetchFile(file: string): Promise<boolean> {
  const response = await fetch(file, { priority: 'low' });
  // The browser caches a response only when its body is read to the end.
  await response.arrayBuffer();
  return response.ok;
}
