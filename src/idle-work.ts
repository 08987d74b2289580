import { forgetAccounts, hasDrafts } from './lib/drafts';
import { fetchFont } from './lib/font';
import { savesData } from './lib/idle';
import { askBeforeUnload } from './lib/unload-guard';
import { LATER_MS, prefetchPages } from './prefetch-pages';

interface App {
  /** Calls back when the browser is idle and no answer is awaited. */
  whenQuiet: (act: () => void) => void;
  /** Key of the account that the session belongs to. */
  account: () => string;
  /** Calls back when the session has changed. */
  subscribe: (listener: () => void) => void;
}

/** Starts the work that waits until the first page is shown and the browser is idle; fetches nothing under Save-Data. */
export function startIdleWork({ whenQuiet, account, subscribe }: App): void {
  // What another account has left (decisions §5.19). A session that has ended may be continued by its own account.
  const forget = () => {
    if (account() !== '') forgetAccounts((other) => other !== account());
  };
  forget();
  subscribe(forget);
  askBeforeUnload(() => hasDrafts(account()));
  if (savesData()) return;
  prefetchPages(whenQuiet);
  // For the next visit: after all that this one needs. After a failure that visit uses the fallback fonts again.
  setTimeout(() => {
    whenQuiet(() => void fetchFont().catch(() => undefined));
  }, LATER_MS);
}
