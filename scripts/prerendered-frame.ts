import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type * as Prerender from '../src/document/prerender';
import { buildTarget } from './build-target.ts';
import { scopedName } from './class-names.ts';
import { type Bundle, entryFiles, firstScreens, START } from './first-screens.ts';

const OUTPUT = 'node_modules/.tmp/prerender';
const DOM_JSX = resolve('src/document/dom-jsx');
/**
 * Aliases for React and the router in the scripts that run before the app. Of two names with the same
 * beginning the longer one comes first.
 */
const STAND_INS = {
  'react/jsx-runtime': `${DOM_JSX}/jsx-runtime.ts`,
  react: `${DOM_JSX}/react.ts`,
  '@tanstack/react-router': `${DOM_JSX}/router.ts`,
};
/** A row shows its button only after an effect has measured it, and the early list runs no effects. */
const BUTTON = resolve('src/components/button.tsx');
const SCRIPT = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const STYLES = /<link rel="stylesheet"([^>]*) href="\/([^"]+)">/;

/**
 * Writes into the built index.html what is shown before the app has loaded: the frame, rendered from the
 * app's components, the entry's styles and two inline scripts, `src/document/head.ts` and `frame.ts`. A
 * third script, `start.ts`, becomes a file that is loaded with `defer`. docs/first-screen.md lists them in
 * the order in which they run.
 */
export function prerenderedFrame(): Plugin {
  let base = '/';
  let start = '';
  return {
    name: 'spms:prerendered-frame',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle: {
      // Before index.html is generated.
      order: 'pre',
      async handler(_options, bundle) {
        const pages = JSON.stringify(pagesOf(bundle, base));
        const source = await script('src/document/start.ts', { PAGES: pages });
        start = this.getFileName(this.emitFile({ type: 'asset', name: START, source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) throw new Error('only a build prerenders the frame');
        const [frame, head, after] = await Promise.all([
          renderFrame(),
          script('src/document/head.ts'),
          script('src/document/frame.ts'),
        ]);
        return fill(preloadEntry(inlineStyles(html, bundle)), {
          '<!-- head.ts -->': `${inline(head)}<script id="start" defer src="${base}${start}"></script>`,
          '<!-- prerender.tsx -->': `<div id="prerendered">${frame}</div>${inline(after)}`,
        });
      },
    },
  };
}

function fill(html: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((page, [place, part]) => {
    if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
    return page.replace(place, () => part);
  }, html);
}

/**
 * Inlines the entry's style sheet, so that the first paint waits for no second file. The link is kept,
 * disabled: Vite looks for it, and would otherwise load the sheet again with another chunk.
 */
function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(STYLES, (link, attributes: string, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`${link} is not in the build`);
    const css = Buffer.from(sheet.source).toString().trim();
    return `<style>${css}</style><link rel="stylesheet" disabled${attributes} href="/${file}">`;
  });
}

/** Makes the browser fetch the entry at once; start.ts runs it. */
function preloadEntry(html: string): string {
  if (!SCRIPT.test(html)) throw new Error('index.html has no entry');
  return html.replace(SCRIPT, '<link id="entry" rel="modulepreload"$1 href="$2">');
}

/** What start.ts puts into `window.pages`: all files but the entry's, and the indices of each address's files. */
function pagesOf(bundle: Bundle, base: string) {
  const entry = entryFiles(bundle);
  const files: string[] = [];
  const byAddress = [...firstScreens(bundle, entry)].map(([address, all]) => {
    const own = [...all].filter((file) => !entry.has(file)).map((file) => base + file);
    files.push(...own.filter((file) => !files.includes(file)));
    return [address, own.map((file) => files.indexOf(file))];
  });
  return { files, byAddress };
}

async function renderFrame(): Promise<string> {
  await runBuild({
    ssr: 'src/document/prerender.tsx',
    outDir: OUTPUT,
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  });
  // A module of the app opens a BroadcastChannel, which would keep the build's process from exiting.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const file = pathToFileURL(`${OUTPUT}/prerender.mjs`);
  const module = (await import(`${file.href}?${Date.now()}`)) as typeof Prerender;
  return module.prerenderedFrame();
}

/** Bundles a script that runs before the app into one file without imports. */
async function script(input: string, define: Record<string, string> = {}): Promise<string> {
  const built = await runBuild(
    {
      write: false,
      modulePreload: false,
      // Styles are not needed: the entry's contain them.
      cssCodeSplit: false,
      target: buildTarget,
      rolldownOptions: {
        input,
        output: { format: 'iife' },
        // js-cookie, with which the app alone writes cookies, is left out.
        treeshake: { moduleSideEffects: (id) => !id.includes('/node_modules/') },
      },
    },
    {
      define,
      resolve: { tsconfigPaths: true, alias: STAND_INS },
      plugins: [withoutButton()],
    },
  );
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  return chunk.code.trim();
}

/** Replaces the buttons by a component that renders nothing, which keeps them and their icons out of a script. */
function withoutButton(): Plugin {
  return {
    name: 'spms:without-button',
    load: (id) => (id === BUTTON ? 'export const IconButton = () => undefined;' : undefined),
  };
}

function inline(code: string): string {
  return `<script>${code.replaceAll('</', '<\\/')}</script>`;
}

/** Runs a build without the app's plugins. */
function runBuild(options: UserConfig['build'], config: UserConfig = {}) {
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    css: { modules: { generateScopedName: scopedName } },
    ...config,
    build: { emptyOutDir: true, ...options },
  });
}
