import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import budget from '../bundle-budget.json' with { type: 'json' };

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Prints what the production build weighs and fails it when it breaks `bundle-budget.json`: when
 * something is too large, or when the entry has code that only some screens need.
 *
 * All sizes are brotli. A first screen is what the browser must have before a route shows: the
 * entry with all that it imports, and the split components of the route and of its parents. What a
 * component loads later by itself is not counted.
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
        const total = (files: Set<string>) =>
          sum([...files].map((file) => sizes.get(file)?.brotli));

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
          ...overLimit('the entry', total(entry), budget.entryKiB),
          ...rows.flatMap(([file, size]) => overLimit(file, size.brotli, budget.largestFileKiB)),
          ...Object.entries(budget.firstScreenKiB).flatMap(([path, limit]) => {
            const files = screens.get(path);
            if (!files) return [`bundle-budget.json limits ${path}, which is no route`];
            return overLimit(`the first screen of ${path}`, total(files), limit);
          }),
          ...forbiddenInEntry(bundle, entry),
        ];
        if (problems.length > 0) this.error(`\n- ${problems.join('\n- ')}`);
      },
    },
  };
}

function measure(bundle: Bundle): Map<string, { raw: number; brotli: number }> {
  const sizes = new Map<string, { raw: number; brotli: number }>();
  for (const output of Object.values(bundle)) {
    // Source maps and images are not part of a first load.
    if (!/\.(js|css)$/.test(output.fileName)) continue;
    const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
    // brotliCompressSync compresses at level 11 by default.
    sizes.set(output.fileName, { raw: content.length, brotli: brotliCompressSync(content).length });
  }
  return sizes;
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

function entryFiles(bundle: Bundle): Set<string> {
  return withImports(
    bundle,
    chunksOf(bundle).filter((chunk) => chunk.isEntry),
  );
}

/** File names of these chunks, of all that they import statically, and of their styles. */
function withImports(bundle: Bundle, chunks: Chunk[], found = new Set<string>()): Set<string> {
  for (const chunk of chunks) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    const imported = chunk.imports.map((file) => bundle[file]);
    withImports(
      bundle,
      imported.filter((output) => output?.type === 'chunk'),
      found,
    );
  }
  return found;
}

/**
 * Address of each route and the files of its first screen.
 *
 * The router's plugin moves a route's component into a module `<file>?tsr-split=component`, so the
 * route files and their chunks are read off the module ids; parents follow from the file names.
 */
function firstScreens(bundle: Bundle, entry: Set<string>): Map<string, Set<string>> {
  const routes = new Map<string, Chunk[]>();
  for (const chunk of chunksOf(bundle)) {
    for (const id of chunk.moduleIds) {
      const [, name, query = ''] = /\/src\/routes\/(.+)\.tsx(\?.*)?$/.exec(id) ?? [];
      if (name === undefined) continue;
      const components = routes.get(name) ?? [];
      routes.set(name, query.includes('tsr-split=component') ? [...components, chunk] : components);
    }
  }

  const screens = new Map<string, Set<string>>();
  // Longest last: of a layout and its index, which share an address, the index is what is seen.
  for (const name of [...routes.keys()].toSorted((a, b) => a.length - b.length)) {
    const path = addressOf(name);
    if (path === undefined) continue;
    const chunks = [...routes].flatMap(([other, split]) =>
      other === name || isParent(other, name) ? split : [],
    );
    screens.set(path, new Set([...entry, ...withImports(bundle, chunks)]));
  }
  return new Map([...screens].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** `_protected/projects.$projectId.index` → its parts; `route` only names the file of a folder. */
function partsOf(name: string): string[] {
  const parts = name.split(/[/.]/);
  return parts.at(-1) === 'route' ? parts.slice(0, -1) : parts;
}

function isParent(name: string, child: string): boolean {
  if (name === '__root') return true;
  const parts = partsOf(name);
  const childParts = partsOf(child);
  return parts.length < childParts.length && parts.every((part, i) => part === childParts[i]);
}

/** Undefined for the root and for pathless layouts, which are no screens of their own. */
function addressOf(name: string): string | undefined {
  const parts = partsOf(name);
  if (parts.at(-1)?.startsWith('_')) return undefined;
  const visible = parts.filter((part) => part !== 'index' && !/^(_|\(.*\)$)/.test(part));
  return `/${visible.map((part) => part.replace(/_$/, '')).join('/')}`;
}

function forbiddenInEntry(bundle: Bundle, entry: Set<string>): string[] {
  return chunksOf(bundle)
    .filter((chunk) => entry.has(chunk.fileName))
    .flatMap((chunk) =>
      budget.forbiddenInEntry
        .filter((name) => chunk.moduleIds.some((id) => id.includes(`/node_modules/${name}/`)))
        .map(
          (name) => `the entry has ${name} (in ${chunk.fileName}), which only some screens need`,
        ),
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
