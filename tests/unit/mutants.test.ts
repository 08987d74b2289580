import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { nearestTests, planted, randomMutants } from '../../scripts/random-mutants.mjs';

const mutants = randomMutants('.', { count: 300, seed: 7 });

test('a seed plants the same mutants each time, and another seed others', () => {
  expect(randomMutants('.', { count: 300, seed: 7 })).toEqual(mutants);
  expect(randomMutants('.', { count: 300, seed: 8 })).not.toEqual(mutants);
});

test('each random mutant is another program that can be parsed', () => {
  expect(mutants).toHaveLength(300);
  for (const mutant of mutants) {
    const code = readFileSync(mutant.file, 'utf8');
    const wrong = planted(code, mutant);
    expect(wrong).not.toBe(code);
    expect(parseSync(mutant.file, wrong).errors, `${mutant.file}: ${mutant.name}`).toEqual([]);
  }
});

test('a mutant whose place has moved is not planted', () => {
  const [mutant] = mutants;
  if (!mutant) throw new Error('no mutant');
  const moved = `\n${readFileSync(mutant.file, 'utf8')}`;
  expect(() => planted(moved, mutant)).toThrow(`not there in ${mutant.file}`);
});

test('the nearest tests share words of the path, then reach the fewest places', () => {
  const reaching = [
    { test: 'tests/screens/login.test.tsx', places: 9 },
    { test: 'tests/screens/routes.test.tsx', places: 2 },
    { test: 'tests/unit/http.dom.test.ts', places: 40 },
  ];
  expect(nearestTests('src/api/http.ts', reaching)).toEqual([
    'tests/unit/http.dom.test.ts',
    'tests/screens/routes.test.tsx',
    'tests/screens/login.test.tsx',
  ]);
});
