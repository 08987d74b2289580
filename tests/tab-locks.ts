import { onTestFinished } from 'vitest';

type Work = (lock: { name: string } | null) => Promise<void>;

/**
 * Locks for the rest of the test, which jsdom has not got. A document that was reloaded is another tab to the
 * one before it, whose work goes on.
 */
export function haveTabLocks() {
  const held = new Set<string>();
  let isBusy = false;
  const locks = {
    request: async (name: string, _options: object, work: Work) => {
      if (isBusy || held.has(name)) return work(null);
      held.add(name);
      try {
        return await work({ name });
      } finally {
        held.delete(name);
      }
    },
    query: async () => ({ held: Array.from(held, (name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
  return {
    /** What a browser does when a tab is closed. */
    releaseAll: () => held.clear(),
    /** Whether another tab is just about everything. */
    setBusy: (isNowBusy: boolean) => {
      isBusy = isNowBusy;
    },
  };
}
