/**
 * Does the work for every item, for at most so many at once and in their order, until the signal says
 * stop. Resolves when what was begun is done; the work itself has to catch what fails.
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
