import { expect, it } from 'vitest';
import { readRetryAfter } from '@/lib/retry-after';

const NOW = Date.UTC(2026, 10, 27, 10, 0, 0);

it.each([
  ['30', 30_000],
  [' 0 ', 0],
  ['Fri, 27 Nov 2026 10:00:45 GMT', 45_000],
  ['Friday, 27-Nov-26 10:01:00 GMT', 60_000],
  ['Fri Nov 27 10:00:10 2026', 10_000],
  // The time has passed, or the clocks differ.
  ['Fri, 27 Nov 2026 09:59:00 GMT', 0],
])('%j says how long to wait', (header, pause) => {
  expect(readRetryAfter(header, NOW)).toBe(pause);
});

it.each([null, '', '-5', '1.5', 'soon', '2026-11-27', 'Fri, 99 Nov 2026 10:00:45 GMT'])(
  '%j says nothing',
  (header) => {
    expect(readRetryAfter(header, NOW)).toBeUndefined();
  },
);
