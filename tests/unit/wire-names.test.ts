import { expect, test } from 'vitest';
import spec from '../../docs/spec.md?raw';

/*
 * Schemas translate wire names: only src/schemas and the sandbox may use them (docs/architecture.md), and the
 * early list, which is drawn before there is a schema.
 */

const sources = import.meta.glob<string>(
  [
    '/src/**/*.{ts,tsx}',
    '!/src/schemas/**',
    '!/src/mocks/**',
    '!/src/routeTree.gen.ts',
    '!/src/document/plain-projects.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Wire names without an underscore that the app would spell differently. */
const MISSPELT = ['cource', 'criterias', 'middlename'];

/** Field names of the entities (spec §3) and of the calls (spec §7). */
function wireNames(): string[] {
  const sections = ['3', '7'].map(
    (number) => new RegExp(`\n## ${number}\\. [\\s\\S]*?(?=\n## |$)`).exec(spec)?.[0] ?? '',
  );
  const names = [...sections.join('').matchAll(/`([a-z]+(?:_[a-z]+)+)(?:\[\])?`/g)];
  return [...new Set([...names.map(([, name = '']) => name), ...MISSPELT])];
}

test('the specification names fields', () => {
  expect(wireNames().length).toBeGreaterThan(35);
  expect(wireNames()).toContain('supervisor_review');
});

test('no name of the wire stands outside of the schemas and the sandbox', () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    wireNames()
      .filter((name) => new RegExp(`\\b${name}\\b`).test(source))
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});
