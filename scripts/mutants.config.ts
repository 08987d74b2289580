import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import viteConfig from '../vite.config.ts';
import type { Mutant } from './mutants-list.d.mts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Vitest's configuration with the mutant of `SPMS_MUTANT` (JSON) planted. A file, because Vitest's projects
 * read their configuration from one and ignore options that Vitest is started with.
 */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    root,
    plugins: [planting(JSON.parse(process.env['SPMS_MUTANT'] ?? '') as Mutant)],
  }),
);

/** Replaces the right text by the wrong one when the module is loaded. */
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
