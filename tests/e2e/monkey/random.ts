/** A sequence of pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  /** @throws {RangeError} when there is nothing to choose from. */
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick(items) {
      const index = below(items.length);
      const item = items[index];
      if (index >= items.length || item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}
