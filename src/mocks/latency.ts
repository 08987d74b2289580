import * as z from 'zod/mini';

const milliseconds = z.int().check(z.gte(0), z.lte(600_000));

/**
 * The delay of every answer in milliseconds, evenly distributed from `minMs` to `maxMs`; the same seed gives the
 * same sequence.
 */
export const latencyShape = z
  .strictObject({
    minMs: z._default(milliseconds, 0),
    maxMs: z._default(milliseconds, 0),
    seed: z._default(z.int(), 1),
  })
  .check(z.refine(({ minMs, maxMs }) => minMs <= maxMs, { error: 'minMs больше maxMs' }));
export type Latency = z.output<typeof latencyShape>;

/** The n-th delay, counted from 1. */
export function latencyOf({ minMs, maxMs, seed }: Latency, n: number): number {
  return Math.round(minMs + (maxMs - minMs) * fraction(seed, n));
}

/** A pseudo-random number from 0 to 1 (mulberry32). */
function fraction(seed: number, n: number): number {
  let a = (seed + n * 0x6d2b79f5) | 0;
  a = Math.imul(a ^ (a >>> 15), a | 1);
  a ^= a + Math.imul(a ^ (a >>> 7), a | 61);
  return ((a ^ (a >>> 14)) >>> 0) / 2 ** 32;
}
