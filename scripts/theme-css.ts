import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as ThemeModule from '../src/theme';

const MODULE = 'virtual:theme.css';
const source = fileURLToPath(new URL('../src', import.meta.url));
const VARIABLE = /var\((--[\w-]+)/g;

type Declarations = Record<string, string | number>;

/**
 * Provides `import 'virtual:theme.css'`: the variables of `src/theme.ts` as a style sheet, so that our CSS
 * can use them without MUI. A build keeps only the variables that style sheets in `src` use, and fails when
 * one of them is not in the theme.
 */
export function themeCss(): Plugin {
  let isBuild = false;
  return {
    name: 'spms:theme-css',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const rules = await themeRules();
      if (!isBuild) return stylesheet(rules);

      const { kept, missing } = closure(usedVariables(), rules);
      if (missing.length > 0) this.error(`src/theme.ts has no ${missing.join(', ')}`);
      return stylesheet(rules, kept);
    },
  };
}

/** Selector and declarations of the theme's rules: common, light, dark. */
async function themeRules(): Promise<[string, Declarations][]> {
  const { module } = await runnerImport<typeof ThemeModule>(`${source}/theme.ts`, {
    configFile: false,
    logLevel: 'error',
  });
  return module.theme.generateStyleSheets().flatMap(
    // MUI returns { ':root': { '--a': 1 } }, and for the system's colour scheme rules inside @media.
    (sheet) => Object.entries(sheet as Record<string, Declarations>),
  );
}

/** The variables that the style sheets use, and whether a style sheet defines the variable itself. */
function usedVariables(): Map<string, { isOwn: boolean }> {
  const css = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.startsWith('mocks'))
    .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
    .join('\n');
  const own = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  return new Map(
    [...css.matchAll(VARIABLE)].flatMap(([, name]) =>
      name ? [[name, { isOwn: own.has(name) }]] : [],
    ),
  );
}

/** These variables together with all variables that their values use. */
function closure(wanted: ReturnType<typeof usedVariables>, rules: [string, Declarations][]) {
  const kept = new Set<string>();
  const missing: string[] = [];
  const queue = [...wanted.keys()];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (kept.has(name)) continue;
    kept.add(name);
    const values = rules.flatMap(([, declarations]) => declarations[name] ?? []);
    if (values.length === 0 && !wanted.get(name)?.isOwn) missing.push(name);
    for (const value of values) {
      for (const [, other] of String(value).matchAll(VARIABLE)) if (other) queue.push(other);
    }
  }
  return { kept, missing };
}

function stylesheet(rules: [string, Declarations][], kept?: Set<string>): string {
  const light = rules.find(([selector]) => selector.includes('[data-light]'));
  if (!light) throw new Error('the theme has no light scheme');
  // Paper is white: in print the dark scheme uses the colours of the light one.
  return `${rulesText(rules, kept)}\n@media print{${rulesText([[':root[data-dark]', light[1]]], kept)}}`;
}

function rulesText(rules: [string, Declarations][], kept?: Set<string>): string {
  return rules
    .map(([selector, declarations]) => {
      const lines = Object.entries(declarations)
        .filter(([name]) => !kept || !name.startsWith('--') || kept.has(name))
        .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`);
      return lines.length > 0 ? `${selector}{${lines.join(';')}}` : '';
    })
    .join('\n');
}
