import { expect, it } from 'vitest';
import { latencyOf, latencyShape } from '@/mocks/latency';

it('lies evenly between two ends, and grows with the meetings that are listed', () => {
  const latency = latencyShape.parse({ minMs: 60, maxMs: 80, seed: 7, perMeetingMs: 150 });
  const delays = Array.from({ length: 2_000 }, (_, n) => latencyOf(latency, n + 1, 0));

  expect([Math.min(...delays), Math.max(...delays)]).toEqual([60, 80]);
  const above = delays.filter((delay) => delay > 70).length / delays.length;
  expect(above).toBeCloseTo(0.5, 1);
  expect(latencyOf(latency, 1, 10)).toBe((delays[0] ?? 0) + 1_500);
});
