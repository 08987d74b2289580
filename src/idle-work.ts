import type { QueryClient } from '@tanstack/react-query';
import { isSignedOut } from './api/session-cookie';
import { getSession, subscribeToSession } from './api/session-store';
import { forgetAccounts } from './lib/drafts';
import { whenQuiet } from './queries/client';

/** Time for the page to show its last answer before others are fetched, milliseconds. */
const PAUSE_MS = 300;
/** Delay before what only later pages need is fetched, milliseconds. */
const LATER_MS = 5_000;

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

/** Starts the work that waits until the first page is shown and the browser is idle. */
export function startIdleWork(client: QueryClient): void {
  forgetOthers();
  subscribeToSession(forgetOthers);
  const { files = [], byAddress = [] } = window.pages ?? {};
  const [, ofList = []] = byAddress.find(([address]) => address === '/projects') ?? [];
  // The list of projects is likely next.
  const list = files.filter((_file, place) => ofList.includes(place));
  whenQuiet(client, () => {
    setTimeout(() => void fetchInTurn(client, list), PAUSE_MS);
    // The code of all pages, so that the next one opens without the network.
    setTimeout(() => void fetchInTurn(client, files), LATER_MS);
  });
}

/**
 * Removes what another account, or one that has signed out in another tab, has left (decisions §5.19). A session that has
 * ended may be continued by its own.
 */
function forgetOthers() {
  const { account } = getSession();
  if (account !== '' || isSignedOut()) forgetAccounts((other) => other !== account);
}

/**
 * Fetches one file after another into the browser's cache, in the pauses in which the app waits for no answer: all at
 * once delayed a page opened meanwhile (390 ms at 1.6 Mbit/s). A file that fails is asked for again by its page.
 */
async function fetchInTurn(client: QueryClient, files: readonly string[]) {
  for (const file of files) {
    await new Promise<void>((resolve) => {
      whenQuiet(client, resolve);
    });
    await fetch(file, { priority: 'low' })
      // The browser caches a response only when its body is read to the end.
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
