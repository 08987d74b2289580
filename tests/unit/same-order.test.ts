import { expect, test } from 'vitest';
import { hasSameOrder } from '@/components/list/same-order';

test.each<[string, string[], string[], boolean]>([
  ['items come between', ['a', 'b', 'c'], ['x', 'a', 'y', 'b', 'c', 'z'], true],
  ['items go', ['a', 'b', 'c'], ['c'], true],
  ['other items altogether', ['a', 'b'], ['c', 'd'], true],
  ['two change places', ['a', 'b', 'c'], ['a', 'c', 'b'], false],
  ['turned round, and one comes', ['a', 'b'], ['b', 'x', 'a'], false],
])('%s', (_name, before, after, isSame) => {
  expect(hasSameOrder(before, after)).toBe(isSame);
});
