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

/**
 * Class names of the module used by sources and other modules, and whether any is chosen at run
 * time.
 */
function used(module: string) {
  const names = new Set<string>();
  let isPicked = false;
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(file, 'utf8');
    for (const [, variable = '', path = ''] of source.matchAll(
      /import (\w+) from '(\.{1,2}\/[^']+\.module\.css)'/g,
    )) {
      if (join(dirname(file), path) !== module) continue;
      for (const [, name = ''] of source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) {
        names.add(name);
      }
      if (new RegExp(`\\b${variable}\\[`).test(source)) isPicked = true;
    }
  }
  for (const other of modules) {
    const css = readFileSync(other, 'utf8');
    for (const [, name = '', path = ''] of css.matchAll(/composes: (\w+) from ["']([^"']+)["']/g)) {
      if (join(dirname(other), path) === module) names.add(name);
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
