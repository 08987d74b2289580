import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The JavaScript files of a build. */
export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

/** The module that shows data before the app has loaded (src/document/early.ts). */
export const EARLY = 'early.js';

/** The files that every address needs. */
export function entryFiles(bundle: Bundle): Set<string> {
  return withImports(
    bundle,
    chunksOf(bundle).filter((chunk) => chunk.isEntry),
  );
}

/** The file names of these chunks and of their static imports. */
function withImports(bundle: Bundle, chunks: Chunk[], found = new Set<string>()): Set<string> {
  for (const chunk of chunks) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
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
 * The address of each route and the files of its first screen.
 *
 * The router's plugin moves a route's component into a module `<file>?tsr-split=component`, so routes and
 * their chunks are recognised by module ids; parent routes follow from the file names.
 */
export function firstScreens(bundle: Bundle, entry: Set<string>): Map<string, Set<string>> {
  const routes = new Map<string, Chunk[]>();
  for (const chunk of chunksOf(bundle)) {
    for (const id of chunk.moduleIds) {
      const [, name, query = ''] = /\/src\/routes\/(.+)\.tsx(\?.*)?$/.exec(id) ?? [];
      if (name === undefined) continue;
      const components = routes.get(name) ?? [];
      routes.set(name, /tsr-split=.*component/.test(query) ? [...components, chunk] : components);
    }
  }

  const screens = new Map<string, Set<string>>();
  // Longest last: a layout and its index share an address, and the index overwrites the layout.
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

function isParent(name: string, child: string): boolean {
  return name === '__root' || child.startsWith(`${name}/`);
}

/** The address of a route; undefined for the root, pathless layouts and files that are no routes ('-home'). */
function addressOf(name: string): string | undefined {
  const parts = name.split('/');
  if (/^[_-]/.test(parts.at(-1) ?? '')) return undefined;
  return `/${parts.filter((part) => part !== 'index' && !part.startsWith('_')).join('/')}`;
}
