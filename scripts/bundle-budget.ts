import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import budget from '../bundle-budget.json' with { type: 'json' };
import { type Bundle, chunksOf, EARLY, entryFiles, firstScreens } from './first-screens.ts';

/** The pages that fetch the early module, too (`isDrawnEarly` in src/document/frame-page.ts). */
const DRAWN_EARLY = ['/projects', '/projects/$projectId'];

/**
 * Prints the sizes of the production build and fails it when it exceeds `bundle-budget.json`: when
 * something is too large, or when the entry or a first screen contains code that comes later.
 *
 * All sizes are brotli. A first screen is what the browser must load before a route is shown: the
 * entry with its imports, and the split components of the route and of its parents. What a component
 * loads lazily is not counted.
 */
export function bundleBudget(): Plugin {
  return {
    name: 'spms:bundle-budget',
    apply: 'build',
    generateBundle: {
      // Last, so that Vite has written its preload lists into the chunks.
      order: 'post',
      handler(_options, bundle) {
        const sizes = measure(bundle);
        const entry = entryFiles(bundle);
        const screens = firstScreens(bundle, entry);
        for (const path of DRAWN_EARLY) screens.get(path)?.add(fileOfEarly(bundle));
        const total = (files: Set<string>) =>
          sum([...files].map((file) => sizes.get(file)?.brotli));

        const filesOf = (path: string) => {
          const files = screens.get(path);
          if (!files) this.error(`bundle-budget.json limits ${path}, which is no route`);
          return files;
        };

        const rows = [...sizes].toSorted(([, a], [, b]) => b.brotli - a.brotli);
        print('File', [
          ...rows.map(([file, size]) => [file, kib(size.raw), kib(size.brotli)] as const),
          ['entry with all that it imports', '', kib(total(entry))],
        ]);
        print(
          'First screen',
          [...screens].map(([path, files]) => [path, '', kib(total(files))] as const),
        );

        const problems = [
          ...overLimit('index.html', sizes.get('index.html')?.brotli ?? 0, budget.pageKiB),
          ...overLimit('the entry', total(entry), budget.entryKiB),
          ...rows.flatMap(([file, size]) => overLimit(file, size.brotli, budget.largestFileKiB)),
          ...Object.entries(budget.firstScreenKiB).flatMap(([path, limit]) =>
            overLimit(`the first screen of ${path}`, total(filesOf(path)), limit),
          ),
          ...forbidden(bundle, 'the entry', entry, budget.forbiddenInEntry),
          ...[...screens].flatMap(([path, files]) =>
            forbidden(bundle, `the first screen of ${path}`, files, budget.forbiddenOnFirstScreens),
          ),
        ];
        if (problems.length > 0) this.error(`\n- ${problems.join('\n- ')}`);
      },
    },
  };
}

function fileOfEarly(bundle: Bundle): string {
  const early = Object.values(bundle).find(
    (each) => each.type === 'asset' && each.names.includes(EARLY),
  );
  if (!early) throw new Error(`there is no ${EARLY}`);
  return early.fileName;
}

function measure(bundle: Bundle): Map<string, { raw: number; brotli: number }> {
  const sizes = new Map<string, { raw: number; brotli: number }>();
  for (const output of Object.values(bundle)) {
    // Source maps and images are not part of a first load.
    if (!/\.(js|css|html)$/.test(output.fileName)) continue;
    const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
    // brotliCompressSync compresses at level 11 by default.
    sizes.set(output.fileName, { raw: content.length, brotli: brotliCompressSync(content).length });
  }
  return sizes;
}

function forbidden(
  bundle: Bundle,
  what: string,
  files: Set<string>,
  packages: readonly string[],
): string[] {
  return chunksOf(bundle)
    .filter((chunk) => files.has(chunk.fileName))
    .flatMap((chunk) =>
      packages
        .filter((name) => chunk.moduleIds.some((id) => id.includes(`/node_modules/${name}/`)))
        .map((name) => `${what} has ${name} (in ${chunk.fileName}), which comes later`),
    );
}

function overLimit(what: string, bytes: number, limitKiB: number): string[] {
  return bytes > limitKiB * 1024 ? [`${what} is ${kib(bytes)} KiB, the limit is ${limitKiB}`] : [];
}

function print(title: string, rows: (readonly [string, string, string])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  console.log(`\n${title.padEnd(width)} ${'KiB raw'.padStart(9)} ${'brotli'.padStart(8)}`);
  for (const [name, raw, brotli] of rows) {
    console.log(`${name.padEnd(width)} ${raw.padStart(9)} ${brotli.padStart(8)}`);
  }
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function sum(numbers: (number | undefined)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}
