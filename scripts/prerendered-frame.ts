import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type * as Prerender from '../src/document/prerender';
import type { PageFiles } from '../src/idle-work';
import { buildTarget } from './build-target.ts';
import { scopedName } from './class-names.ts';
import { type Bundle, chunksOf, EARLY, entryFiles, firstScreens } from './first-screens.ts';
import { withStyles } from './styles-in-scripts.ts';

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
const ROW_STYLES = /\/project-row\.module\.css$/;
const SCRIPT = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const STYLES = /<link rel="stylesheet"[^>]*>/;
/** A rule of a minified style sheet with what it nests. */
const RULE = /[^{}]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
/** The CSS module of a class (class-names.ts). */
const MODULE = /\.([a-z][a-z-]*)_/g;

/**
 * Writes into the built index.html what is shown before the app has loaded: the frame, rendered from the
 * app's components, the first of the entry's styles and two inline scripts, `src/document/head.ts` and `frame.ts`. A
 * third one, `early.ts`, becomes a file. docs/first-screen.md lists them in the order in which they run.
 */
export function prerenderedFrame(): Plugin {
  let base = '/';
  let early = '';
  let earlyCode = '';
  return {
    name: 'spms:prerendered-frame',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle: {
      // Before index.html is generated.
      order: 'pre',
      async handler() {
        earlyCode = await script('src/document/early.ts', 'es');
        const file = this.emitFile({ type: 'asset', name: EARLY, source: earlyCode });
        early = base + this.getFileName(file);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) throw new Error('only a build prerenders the frame');
        const files = {
          PAGES: JSON.stringify(pagesOf(bundle, base)),
          EARLY: JSON.stringify(early),
        };
        const [frame, head, after] = await Promise.all([
          renderFrame(),
          script('src/document/head.ts', 'iife', files),
          script('src/document/frame.ts', 'iife', files),
        ]);
        const [, attributes, entry] = SCRIPT.exec(html) ?? [];
        if (entry === undefined) throw new Error('index.html has no entry');
        const { first, later } = splitStyles(entryStyles(bundle), frame + head + after + earlyCode);
        for (const chunk of chunksOf(bundle)) {
          if (chunk.isEntry) chunk.code = withStyles(chunk.code, later);
        }
        return fill(html.replace(SCRIPT, '').replace(STYLES, ''), {
          // Fetched before all else; frame.ts runs it.
          '<!-- entry -->': `<link id="entry" rel="modulepreload"${attributes} href="${entry}">`,
          '<!-- head.ts -->': `<style>${first}</style>${inline(head)}`,
          '<!-- prerender.tsx -->': `<div id="prerendered">${frame}</div>`,
          '<!-- frame.ts -->': inline(after),
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

/** Takes the entry's style sheet out of the build: inlined, so that the first paint waits for no second file. */
function entryStyles(bundle: Bundle): string {
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
  for (const { fileName } of sheets) delete bundle[fileName];
  return sheets
    .map((sheet) => sheet.type === 'asset' && Buffer.from(sheet.source).toString().trim())
    .join('');
}

/**
 * Splits the entry's styles: index.html has those of what may stand on the page before the app, and the entry's script
 * those of paper and of all else. That takes 0.8 KB off the 14 that a server sends at once (deploy/nginx.conf).
 *
 * @param shown what draws the first paint; it has the names of its classes.
 */
function splitStyles(styles: string, shown: string) {
  const rules = styles.match(RULE) ?? [];
  const isFirst = (rule: string) => {
    const modules = [...rule.matchAll(MODULE)].map(([, name]) => `${name}_`);
    if (rule.startsWith('@media print')) return false;
    return modules.length === 0 || modules.some((name) => shown.includes(name));
  };
  return {
    first: rules.filter(isFirst).join(''),
    later: rules.filter((rule) => !isFirst(rule)).join(''),
  };
}

/** What head.ts puts into `window.pages`: all files but the entry's, and the indices of each address's files. */
function pagesOf(bundle: Bundle, base: string): PageFiles {
  const entry = entryFiles(bundle);
  const files: string[] = [];
  const byAddress = [...firstScreens(bundle, entry)].map(([address, all]) => {
    const own = [...all].filter((file) => !entry.has(file)).map((file) => base + file);
    files.push(...own.filter((file) => !files.includes(file)));
    return [address, own.map((file) => files.indexOf(file))] as const;
  });
  return { files, byAddress };
}

async function renderFrame(): Promise<string> {
  await runBuild({
    ssr: 'src/document/prerender.tsx',
    outDir: OUTPUT,
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  });
  const file = pathToFileURL(`${OUTPUT}/prerender.mjs`);
  const module = (await import(`${file.href}?${Date.now()}`)) as typeof Prerender;
  return module.prerenderedFrame();
}

/** Bundles a script that runs before the app into one file without imports. */
async function script(
  input: string,
  format: 'es' | 'iife',
  define: Record<string, string> = {},
): Promise<string> {
  const built = await runBuild(
    {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      target: buildTarget,
      rolldownOptions: {
        input,
        output: { format },
        // Modules that nothing is used of are left out: js-cookie, the names of the months.
        treeshake: { moduleSideEffects: (id) => id.includes('/src/document/') },
      },
    },
    {
      define,
      resolve: { tsconfigPaths: true, alias: STAND_INS },
      plugins: [onlyRowStyles()],
    },
  );
  const [chunk, ...assets] = (built as Rolldown.RolldownOutput).output;
  const code = chunk.code.trim();
  const styles = assets.find((output) => output.type === 'asset');
  // What the inline scripts import of the app has no styles that index.html lacks.
  return styles && format === 'es' ? withStyles(code, styles.source) : code;
}

/** Leaves a script the styles of the rows alone: index.html has all others that it draws with. */
function onlyRowStyles(): Plugin {
  return {
    name: 'spms:only-row-styles',
    transform: {
      filter: { id: /\.css$/ },
      handler: (_css, id) => (ROW_STYLES.test(id) ? undefined : { code: '', map: null }),
    },
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
