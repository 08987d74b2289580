import * as z from 'zod/mini';

const milliseconds = z.int().check(z.gte(0), z.lte(600_000));

/**
 * How long every answer takes, in milliseconds; the same seed gives the same row of delays. The list of
 * meetings takes `perMeetingMs` more for each of them: servers ask the calendar about every one.
 */
export const latencyShape = z
  .strictObject({
    minMs: z._default(milliseconds, 0),
    maxMs: z._default(milliseconds, 0),
    seed: z._default(z.int(), 1),
    perMeetingMs: z.optional(milliseconds),
  })
  .check(z.refine(({ minMs, maxMs }) => minMs <= maxMs, { error: 'minMs больше maxMs' }));
export type Latency = z.output<typeof latencyShape>;

/** The n-th delay, counted from 1, of an answer that lists so many meetings. */
export function latencyOf(
  { minMs, maxMs, seed, perMeetingMs = 0 }: Latency,
  n: number,
  meetings: number,
): number {
  return Math.round(minMs + (maxMs - minMs) * fraction(seed, n)) + perMeetingMs * meetings;
}

/** A number from 0 to 1 that looks like chance (mulberry32). */
function fraction(seed: number, n: number): number {
  let a = (seed + n * 0x6d2b79f5) | 0;
  a = Math.imul(a ^ (a >>> 15), a | 1);
  a ^= a + Math.imul(a ^ (a >>> 7), a | 61);
  return ((a ^ (a >>> 14)) >>> 0) / 2 ** 32;
}
