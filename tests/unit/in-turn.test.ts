import { expect, test } from 'vitest';
import { inTurn } from '@/queries/in-turn';

test('no more at once than three, each once and in order, also after one that fails', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (item: number) => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, item));
    running -= 1;
    if (item === 4) throw new Error('fails');
    return item;
  };
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const results = await Promise.allSettled(items.map((item) => inTurn(() => work(item))));
  expect(most).toBe(3);
  expect(running).toBe(0);
  expect(begun).toEqual(items);
  expect(results.map(({ status }) => status)).toEqual(
    items.map((item) => (item === 4 ? 'rejected' : 'fulfilled')),
  );
});
