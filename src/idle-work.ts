import { fetchFont } from './lib/font';
import { guardUnload } from './lib/unload-guard';
import { prefetchPages } from './prefetch-pages';

interface App {
  /** Calls back when the browser is idle and no answer is awaited. */
  whenQuiet: (act: () => void) => void;
  /** Key of the account that the session belongs to. */
  account: () => string;
}

/** Starts the work that waits until the first page is shown and the browser is idle. */
export function startIdleWork({ whenQuiet, account }: App): void {
  prefetchPages(whenQuiet);
  // For drafts of closed forms: each open form guards its own.
  guardUnload(account);
  // After a failure the next visit uses the fallback fonts again.
  fetchFont().catch(() => undefined);
}
