import { expect, test } from 'vitest';
import { forEachOf } from '@/lib/pool';

test('no more at once than allowed, each once and in order, none after the signal', async () => {
  const stopping = new AbortController();
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await forEachOf(
    [1, 2, 3, 4, 5, 6, 7, 8],
    3,
    async (item) => {
      begun.push(item);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, item));
      running -= 1;
      if (item === 4) stopping.abort();
    },
    stopping.signal,
  );
  expect(most).toBe(3);
  expect(running).toBe(0);
  // Items 5 and 6 were running when item 4 aborted the rest.
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
});
