import { fetchFont } from './lib/font';
import { guardUnload } from './lib/unload-guard';
import { prefetchPages } from './prefetch-pages';

interface App {
  /** Whether an answer is still awaited. */
  isBusy: () => boolean;
  /** Key of the account that the session belongs to. */
  account: () => string;
}

/** Starts the work that waits until the first page is shown and the browser is idle. */
export function startIdleWork({ isBusy, account }: App): void {
  prefetchPages(isBusy);
  // For drafts of closed forms: each open form guards its own.
  guardUnload(account);
  // After a failure the next visit uses the fallback fonts again.
  fetchFont().catch(() => undefined);
}
