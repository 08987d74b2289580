/**
 * Runs the work for every item in order, with a limited number at once, until the signal aborts. Resolves
 * when all started work is done; the work itself must catch its errors.
 */
export async function forEachOf<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const queue = items.values();
  async function worker() {
    for (const item of queue) {
      if (signal.aborted) return;
      await work(item);
    }
  }
  await Promise.all(Array.from({ length: most }, worker));
}

/** A queue that lets only so much work run at once; the rest waits in its order. */
export function limited(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
