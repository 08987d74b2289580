import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from '../../scripts/mutants-list.mjs';

test.each(mutants)('the mutant "$name" can still be planted', ({ file, from, to, tests }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
});
