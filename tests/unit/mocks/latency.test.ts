import { expect, it } from 'vitest';
import { latencyOf, latencyShape } from '@/mocks/latency';

it('has a long tail when that is wanted: half above the median, one in a hundred above the 99th', () => {
  const latency = latencyShape.parse({ medianMs: 120, p99Ms: 2_000, seed: 7 });
  const delays = Array.from({ length: 10_000 }, (_, n) => latencyOf(latency, n + 1, 0));

  const above = (limit: number) => delays.filter((delay) => delay > limit).length / delays.length;
  expect(above(120)).toBeCloseTo(0.5, 1);
  expect(above(2_000)).toBeGreaterThan(0.005);
  expect(above(2_000)).toBeLessThan(0.015);
  expect(latencyOf(latency, 5, 0)).toBe(delays[4]);
});

it('lies evenly between two ends, and grows with the meetings that are listed', () => {
  const latency = latencyShape.parse({ minMs: 60, maxMs: 80, seed: 7, perMeetingMs: 150 });
  const delays = Array.from({ length: 2_000 }, (_, n) => latencyOf(latency, n + 1, 0));

  expect([Math.min(...delays), Math.max(...delays)]).toEqual([60, 80]);
  const above = delays.filter((delay) => delay > 70).length / delays.length;
  expect(above).toBeCloseTo(0.5, 1);
  expect(latencyOf(latency, 1, 10)).toBe((delays[0] ?? 0) + 1_500);
});

it.each([
  [{ medianMs: 120 }, 'вместе'],
  [{ medianMs: 120, p99Ms: 60 }, 'medianMs больше p99Ms'],
  [{ medianMs: 0, p99Ms: 60 }, ''],
])('refuses %j', (latency, words) => {
  expect(latencyShape.safeParse(latency).error?.message).toContain(words);
});
