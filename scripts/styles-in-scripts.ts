import type { Plugin } from 'vite';
import { chunksOf } from './first-screens.ts';

/** The rules of `src/components/shared.module.css`: a module that composes one of them comes with all. */
const SHARED = /@layer shared\{(?:[^{}]*\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/**
 * Puts the styles of each file but the entry's into its script: a page needs no request for its styles, and none of it
 * is shown without them. The name of a script depends on its styles already, since Vite hashes that of their file.
 */
export function stylesInScripts(): Plugin {
  return {
    name: 'spms:styles-in-scripts',
    apply: 'build',
    generateBundle: {
      // Before Vite writes into each file which others it needs.
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of chunksOf(bundle)) {
          const sheets = chunk.viteMetadata?.importedCss;
          if (!sheets) continue;
          for (const file of chunk.isEntry ? [] : sheets) {
            const sheet = bundle[file];
            if (sheet?.type !== 'asset') throw new Error(`${file} is not in the build`);
            chunk.code = withStyles(chunk.code, sheet.source);
            delete bundle[file];
          }
          sheets.clear();
        }
      },
    },
  };
}

/** A script that first applies these styles, without those of `shared.module.css`, which index.html has. */
export function withStyles(code: string, styles: string | Uint8Array): string {
  const css = JSON.stringify(Buffer.from(styles).toString().replaceAll(SHARED, '').trim());
  return `document.head.append(Object.assign(document.createElement("style"),{textContent:${css}}));${code}`;
}
