import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's helper, which loads the files of a module before it is imported. */
const HELPER = '\0vite/preload-helper.js';
const OWN = resolve('src/lib/import-part.ts');

/**
 * Replaces Vite's helper by `src/lib/import-part.ts` for every dynamic `import()`, with the names of all files
 * that the module needs. Vite's helper uses `<link rel="modulepreload">`, and Firefox and Safari never
 * request a module again after that failed.
 */
export function fetchedImports(): Plugin {
  return {
    name: 'spms:fetched-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite passes no file for a module that needs no other.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' || files.length > 0 ? files : [file],
        },
      },
    }),
    load: (id) =>
      id === HELPER
        ? `export { importPart as __vitePreload } from ${JSON.stringify(OWN)};`
        : undefined,
    generateBundle(_options, bundle) {
      const isUsed = Object.values(bundle).some(
        (file) => file.type === 'chunk' && file.moduleIds.includes(OWN),
      );
      if (!isUsed) this.error('The helper of Vite is in the build, not src/lib/import-part.ts.');
    },
  };
}
