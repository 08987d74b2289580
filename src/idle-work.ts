import { fetchFont } from './lib/font';
import { guardUnload } from './lib/unload-guard';
import { prefetchPages } from './prefetch-pages';

interface App {
  /** Whether an answer is waited for. */
  isBusy: () => boolean;
  /** Key of the account that the session belongs to. */
  account: () => string;
}

/** Starts what waits until the first page is shown and the browser idle. */
export function startIdleWork({ isBusy, account }: App): void {
  prefetchPages(isBusy);
  // Drafts whose form is not open: each open form guards its own.
  guardUnload(account);
  // After a failure the next visit is shown in the fallback fonts again.
  fetchFont().catch(() => undefined);
}
