import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
);
const modules = files.filter((file) => file.endsWith('.module.css'));

/** Class names that the module defines; comments, URLs and strings are skipped. */
function defined(module: string): Set<string> {
  const css = readFileSync(module, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, '');
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** Path of an imported file in the repository. */
function pathOf(imported: string, importer: string): string {
  return imported.startsWith('@/')
    ? join('src', imported.slice(2))
    : join(dirname(importer), imported);
}

/**
 * Class names of the module used by sources and other modules, and whether any is chosen at run
 * time.
 */
function used(module: string) {
  const names = new Set<string>();
  let isPicked = false;
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const source = withoutComments(readFileSync(file, 'utf8'));
    for (const [, variable = '', path = ''] of source.matchAll(
      /import (\w+) from '([^']+\.module\.css)'/g,
    )) {
      if (pathOf(path, file) !== module) continue;
      const uses = new RegExp(`\\b${variable}\\.(\\w+)\\b(?!\\.css)`, 'g');
      for (const [, name = ''] of source.matchAll(uses)) {
        names.add(name);
      }
      if (new RegExp(`\\b${variable}\\[`).test(source)) isPicked = true;
    }
  }
  for (const other of modules) {
    const css = readFileSync(other, 'utf8');
    for (const [, composed = '', path = ''] of css.matchAll(
      /composes: ([\w ]+) from ["']([^"']+)["']/g,
    )) {
      if (join(dirname(other), path) !== module) continue;
      for (const name of composed.split(' ')) names.add(name);
    }
  }
  return { names, isPicked };
}

test.each(modules)('%s: what is used is defined, and what is defined is used', (module) => {
  const classes = defined(module);
  const { names, isPicked } = used(module);
  expect([...names].filter((name) => !classes.has(name))).toEqual([]);
  if (!isPicked) expect([...classes].filter((name) => !names.has(name))).toEqual([]);
});

test('every stylesheet that a source imports is there: types do not tell', () => {
  const imports = files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/ from '([./@][^']+\.module\.css)'/g)].map(
        ([, path = '']) => pathOf(path, file),
      ),
    );
  expect(imports.length).toBeGreaterThan(40);
  expect(imports.filter((path) => !modules.includes(path))).toEqual([]);
});

/**
 * Widths in rem at which layouts change, and those that the words of one layout need: the
 * narrowest phones, the menu, rows of tasks and meetings, the table of projects.
 */
const WIDTHS = ['30', '43.75', '56.25', '68.75'];
const WIDTHS_OF_WORDS = ['19', '22.5', '23.25', '73.75', '80'];

test('layouts change at four widths, and where words need it', () => {
  const others = files
    .filter((file) => file.endsWith('.css') && !file.startsWith(join('src', 'mocks')))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@media [^{]*/g)].flatMap(([query]) =>
        [...query.matchAll(/width [<>]=? ([\d.]+)rem|([\d.]+)rem <=? width/g)].map(
          ([, below, above]) => `${file}: ${below ?? above}`,
        ),
      ),
    )
    .filter((found) => ![...WIDTHS, ...WIDTHS_OF_WORDS].includes(found.split(': ')[1] ?? ''));
  expect(others).toEqual([]);
});

test('a phone does not enlarge the page at a tap on a field, and has room for its home line', () => {
  const base = withoutComments(readFileSync('src/base.css', 'utf8'));
  expect(base).toMatch(
    /@media \(pointer: coarse\) \{[^@]*input,\s+select,\s+textarea \{\s+font-size: max\(16px, 1rem\);/,
  );
  // Without it the inset is zero.
  expect(readFileSync('index.html', 'utf8')).toMatch(
    /<meta name="viewport"[^>]*viewport-fit=cover/,
  );
  const bars = files.filter((file) => file.endsWith('.css') && !file.includes('mocks'));
  const withInset = bars.filter((file) =>
    readFileSync(file, 'utf8').includes('env(safe-area-inset-bottom)'),
  );
  expect(withInset).toContain(join('src', 'features', 'frame', 'main-navigation.module.css'));
});
