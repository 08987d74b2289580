import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import viteConfig from '../vite.config.ts';
import { type Mutant, type Place, planted } from './random-mutants.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { SPMS_MUTANT: mutantJson, SPMS_PLACES: placesJson } = process.env;

/** How a call is inserted before the code at a place. */
const AROUND: Record<Place['kind'], (call: string) => [before: string, after: string]> = {
  expression: (call) => [`(${call}, (`, '))'],
  attribute: (call) => [`{(${call}, (`, '))}'],
  statement: (call) => [`{ ${call}; `, ' }'],
};

/**
 * Vitest's configuration with the mutant of `SPMS_MUTANT` (JSON) planted, or with a call at each of the
 * `SPMS_PLACES` (JSON) that says that it was reached (scripts/reached-places.ts). A file, because Vitest's
 * projects read their configuration from one and ignore options that Vitest is started with.
 */
export default defineConfig((env) =>
  mergeConfig(
    // Before the router's plugin, which moves code.
    {
      plugins: [
        mutantJson && planting(JSON.parse(mutantJson) as Mutant),
        placesJson && listening(JSON.parse(placesJson) as Place[]),
      ],
    },
    mergeConfig(viteConfig(env), {
      root,
      test: { setupFiles: placesJson ? ['scripts/reached-places.ts'] : [] },
    }),
  ),
);

/** Replaces the right text by the wrong one when the module is loaded. */
function planting(mutant: Mutant): Plugin {
  const path = root + mutant.file;
  return {
    name: 'mutant',
    enforce: 'pre',
    transform: (code, id) =>
      id.split('?', 1)[0] === path ? { code: planted(code, mutant), map: null } : undefined,
  };
}

/** Puts a call at each place when its module is loaded. */
function listening(listened: readonly Place[]): Plugin {
  return {
    name: 'reached-places',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?', 1)[0];
      const own = listened.flatMap((place, index) =>
        root + place.file === path ? insertionsAt(code, place, index) : [],
      );
      if (own.length === 0) return undefined;
      // From the end of the file to its start, so that earlier positions stay valid and outer places stay outside.
      const inTurn = own.toSorted((a, b) => b.at - a.at || a.order - b.order);
      const called = inTurn.reduce(
        (text, { at, inserted }) => text.slice(0, at) + inserted + text.slice(at),
        code,
      );
      return { code: called, map: null };
    },
  };
}

function insertionsAt(code: string, { file, at, from, kind }: Place, index: number) {
  if (!code.startsWith(from, at)) throw new Error(`${from}: not there in ${file}`);
  const [before, after] = AROUND[kind](`globalThis.reachPlace?.(${index})`);
  return [
    { at, inserted: before, order: from.length },
    { at: at + from.length, inserted: after, order: -from.length },
  ];
}
