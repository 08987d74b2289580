/** A sequence of pseudo-random numbers, the same for the same seed. */
export type Random = ReturnType<typeof randomFrom>;

/** Mulberry32. */
export function randomFrom(seed: number) {
  let state = seed;

  /** From 0 to below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  /** A whole number from 0 to below `limit`. */
  const below = (limit: number) => Math.floor(next() * limit);

  return {
    next,
    below,
    /** @throws {RangeError} when there is nothing to choose from. */
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}
