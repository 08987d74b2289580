import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import viteConfig from '../vite.config.ts';
import { mutants } from './mutants-list.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The configuration of the tests with a wrong program: that of `SPMS_MUTANT`, a place in
 * scripts/mutants-list.mjs. It is a file because the projects of the tests read theirs from one, and
 * take nothing over from what Vitest is started with.
 */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), { root, plugins: [planting(Number(process.env['SPMS_MUTANT']))] }),
);

/** Puts the wrong text in place of the right one when the module is loaded. */
function planting(place: number): Plugin {
  const mutant = mutants[place];
  if (!mutant) throw new RangeError(`SPMS_MUTANT is no place in the list: ${place}`);
  const { name, file, from, to } = mutant;
  const path = root + file;
  return {
    name: 'mutant',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?', 1)[0] !== path) return undefined;
      if (code.split(from).length !== 2) throw new Error(`${name}: not once in ${file}`);
      return { code: code.replace(from, () => to), map: null };
    },
  };
}
