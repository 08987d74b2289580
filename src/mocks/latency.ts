import * as z from 'zod/mini';

const LONGEST_MS = 600_000;
const milliseconds = z.int().check(z.gte(0), z.lte(LONGEST_MS));

/**
 * The delay of every answer in milliseconds; the same seed gives the same sequence of delays. Either evenly
 * distributed from `minMs` to `maxMs`, or with the long tail of real servers (lognormal): half of them above
 * `medianMs`, one in a hundred above `p99Ms`. A list of meetings takes `perMeetingMs` more for each meeting,
 * since servers ask the calendar about each.
 */
export const latencyShape = z
  .strictObject({
    minMs: z._default(milliseconds, 0),
    maxMs: z._default(milliseconds, 0),
    medianMs: z.optional(milliseconds.check(z.gte(1))),
    p99Ms: z.optional(milliseconds),
    seed: z._default(z.int(), 1),
    perMeetingMs: z.optional(milliseconds),
  })
  .check(
    z.refine(({ minMs, maxMs }) => minMs <= maxMs, { error: 'minMs больше maxMs' }),
    z.refine(({ medianMs, p99Ms }) => (medianMs === undefined) === (p99Ms === undefined), {
      error: 'medianMs и p99Ms нужны вместе',
    }),
    z.refine(({ medianMs = 0, p99Ms = 0 }) => medianMs <= p99Ms, {
      error: 'medianMs больше p99Ms',
    }),
  );
export type Latency = z.output<typeof latencyShape>;

/** The n-th delay, counted from 1, of an answer that lists this number of meetings. */
export function latencyOf(
  { minMs, maxMs, medianMs, p99Ms, seed, perMeetingMs = 0 }: Latency,
  n: number,
  meetings: number,
): number {
  const own =
    medianMs === undefined || p99Ms === undefined
      ? minMs + (maxMs - minMs) * fraction(seed, n)
      : Math.min(medianMs * (p99Ms / medianMs) ** (normal(seed, n) / NORMAL_P99), LONGEST_MS);
  return Math.round(own) + perMeetingMs * meetings;
}

/** The 99th percentile of the normal distribution, in standard deviations. */
const NORMAL_P99 = 2.326;

/** A normally distributed pseudo-random number (Box–Muller). */
function normal(seed: number, n: number): number {
  const [first, second] = [fraction(seed, 2 * n), fraction(seed, 2 * n + 1)];
  return Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
}

/** A pseudo-random number from 0 to 1 (mulberry32). */
function fraction(seed: number, n: number): number {
  let a = (seed + n * 0x6d2b79f5) | 0;
  a = Math.imul(a ^ (a >>> 15), a | 1);
  a ^= a + Math.imul(a ^ (a >>> 7), a | 61);
  return ((a ^ (a >>> 14)) >>> 0) / 2 ** 32;
}
