import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import viteConfig from '../vite.config.ts';
import type { Mutant } from './mutants-list.d.mts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The configuration of the tests with a wrong program: that of `SPMS_MUTANT`, as JSON. It is a file because the projects of the tests read theirs from one, and
 * take nothing over from what Vitest is started with.
 */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    root,
    plugins: [planting(JSON.parse(process.env['SPMS_MUTANT'] ?? '') as Mutant)],
  }),
);

/** Puts the wrong text in place of the right one when the module is loaded. */
function planting({ name, file, from, to, at }: Mutant): Plugin {
  const path = root + file;
  return {
    name: 'mutant',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?', 1)[0] !== path) return undefined;
      if (at !== undefined) {
        if (!code.startsWith(from, at)) throw new Error(`${name}: not there in ${file}`);
        return { code: code.slice(0, at) + to + code.slice(at + from.length), map: null };
      }
      if (code.split(from).length !== 2) throw new Error(`${name}: not once in ${file}`);
      return { code: code.replace(from, () => to), map: null };
    },
  };
}
