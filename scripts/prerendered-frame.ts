import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type * as Prerender from '../src/document/prerender';
import { scopedName } from './class-names.ts';
import { type Bundle, entryFiles, firstScreens, START } from './first-screens.ts';

const OUTPUT = 'node_modules/.tmp/prerender';
const DOM_JSX = resolve('src/document/dom-jsx');
/** What these scripts have in place of what comes with the app; the longer name comes first. */
const WITHOUT_APP = {
  'react/jsx-runtime': `${DOM_JSX}/jsx-runtime.ts`,
  react: `${DOM_JSX}/react.ts`,
  '@tanstack/react-router': `${DOM_JSX}/router.ts`,
  './button': `${DOM_JSX}/nothing.ts`,
};
const SCRIPT = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const STYLES = /<link rel="stylesheet"([^>]*) href="\/([^"]+)">/;

/**
 * Writes into the built index.html what is shown before the app comes: the frame, rendered from its
 * own components, the entry's styles, and the two small scripts of `src/document` that stand in it,
 * which also start the page's calls. A third, that nothing waits for, is a file of its own.
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
      // Before index.html is made.
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
        if (!bundle) throw new Error('The frame is prerendered by a build alone.');
        const [frame, head, after] = await Promise.all([
          renderFrame(),
          script('src/document/head.ts'),
          script('src/document/frame.ts'),
        ]);
        return fill(leaveStart(inlineStyles(html, bundle)), {
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
 * The entry's styles stand in the page: nothing is painted before they are there. Their link stays,
 * unused, as the mark by which Vite knows that they need no loading with another file.
 */
function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(STYLES, (link, attributes: string, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`${link} is not in the build`);
    const css = Buffer.from(sheet.source).toString().trim();
    return `<style>${css}</style><link rel="stylesheet" disabled${attributes} href="/${file}">`;
  });
}

/** The entry is fetched at once, and started by start.ts. */
function leaveStart(html: string): string {
  if (!SCRIPT.test(html)) throw new Error('index.html has no entry');
  return html.replace(SCRIPT, '<link id="entry" rel="modulepreload"$1 href="$2">');
}

/** What `window.pages` is: the files besides the entry, and the places of each page's. */
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
  await run({
    ssr: 'src/document/prerender.tsx',
    outDir: OUTPUT,
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  });
  // An open channel to other tabs would keep the build alive for ever; without it there is none.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const file = pathToFileURL(`${OUTPUT}/prerender.mjs`);
  const module = (await import(`${file.href}?${Date.now()}`)) as typeof Prerender;
  return module.prerenderedFrame();
}

/** A script that does not wait for the app, so that none of its files is imported. */
async function script(input: string, define: Record<string, string> = {}): Promise<string> {
  const built = await run(
    {
      write: false,
      modulePreload: false,
      // The page has the styles already; what is split by script would be written into each.
      cssCodeSplit: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
    { define, resolve: { tsconfigPaths: true, alias: WITHOUT_APP } },
  );
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  return chunk.code.trim();
}

function inline(code: string): string {
  return `<script>${code.replaceAll('</', '<\\/')}</script>`;
}

/** A small build of its own, without the plugins of the app's. */
function run(options: UserConfig['build'], config: UserConfig = {}) {
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
