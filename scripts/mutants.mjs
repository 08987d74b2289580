/**
 * `npm test -- mutants`: mutation testing. Runs the tests that scripts/mutants-list.mjs names against each of
 * its mutants in turn, and fails if one survives. No file is changed: the wrong line is planted while Vitest
 * loads the module.
 *
 *   node scripts/mutants.mjs             all of them, some minutes
 *   node scripts/mutants.mjs session     those whose name or file contains the word
 *   node scripts/mutants.mjs --random 60 --seed 7   60 at random places (scripts/random-mutants.mjs), each
 *                                        against the nearest of the test files that reach it
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { mutants } from './mutants-list.mjs';
import { nearestTests, randomMutants } from './random-mutants.mjs';

/** Number of test files that run first for a random mutant: mostly one of them fails. */
const NEAREST_FIRST = 2;

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    random: { type: 'string', default: process.env.MUTANTS_RANDOM },
    seed: { type: 'string', default: process.env.MUTANTS_SEED ?? '1' },
  },
});
const [word = ''] = positionals;
const planted =
  values.random === undefined
    ? mutants
    : await withReachingTests(
        randomMutants(root, { count: Number(values.random), seed: Number(values.seed) }),
      );
const chosen = planted.filter(({ name, file }) => `${name} ${file}`.includes(word));

// A test that fails without any mutant would kill all of them. For random mutants each failing test is run
// again without the mutant instead: running all tests first would take longer.
const isHealthy =
  values.random !== undefined ||
  (await failuresOf([...new Set(chosen.flatMap(({ tests }) => tests))])).length === 0;
if (!isHealthy) {
  console.error('The tests fail without any mutant: fix that first.');
  process.exit(1);
}

const survivors = [];
const unclear = [];
for (const mutant of chosen) {
  const started = performance.now();
  const failed = await failuresNear(mutant);
  const isByItself =
    failed.length > 0 && values.random !== undefined && (await failuresOf(failed)).length > 0;
  if (failed.length === 0) survivors.push(mutant);
  if (isByItself) unclear.push(mutant);
  const outcome = isByItself ? 'unclear ' : failed.length === 0 ? 'SURVIVED' : 'killed  ';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${outcome} ${seconds} s  ${mutant.file}: ${mutant.name}`);
}

const judged = chosen.length - unclear.length;
const seedText = values.random === undefined ? '' : `, seed ${values.seed}`;
console.log(`\n${judged - survivors.length} of ${judged} mutants killed${seedText}`);
for (const { name, file, tests } of survivors) {
  console.log(`survived: ${file}: ${name} (${tests.join(', ') || 'no test reaches it'})`);
}
for (const { name, file } of unclear) {
  console.log(`unclear, a test fails without it too: ${file}: ${name}`);
}
process.exit(survivors.length > 0 ? 1 : 0);

/** The mutants with the tests that reach their places, as one run of all tests tells. */
async function withReachingTests(places) {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const file = join(folder, 'reached');
  await runTests([], { SPMS_PLACES: JSON.stringify(places), SPMS_REACHED: file });
  const reached = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });
  return places.map((place, index) => {
    const reaching = reached
      .filter(({ places: indexes }) => indexes.includes(index))
      .map(({ test, places: indexes }) => ({
        test: relative(root, test),
        places: indexes.length,
      }));
    return { ...place, tests: nearestTests(place.file, reaching) };
  });
}

/** The failures of the nearest tests; only if there are none, those of the others. */
async function failuresNear(mutant) {
  const { tests } = mutant;
  if (values.random === undefined) return failuresOf(tests, mutant);
  const failed = await failuresOf(tests.slice(0, NEAREST_FIRST), mutant);
  return failed.length > 0 ? failed : failuresOf(tests.slice(NEAREST_FIRST), mutant);
}

/** The test files of these that fail, with the mutant, if one is given. Stops at the first failure. */
async function failuresOf(tests, mutant) {
  if (tests.length === 0) return [];
  const env = mutant && { ...mutant.env, SPMS_MUTANT: JSON.stringify(mutant) };
  const { files, errors } = await runTests(tests, env, { bail: 1 });
  const failed = files
    .filter(({ result }) => result?.state === 'fail')
    .map(({ filepath }) => filepath);
  const isPassed =
    files.length > 0 &&
    errors.length === 0 &&
    files.every(({ result }) => result?.state === 'pass');
  // If no single file has failed (an error outside of every test, for example), all count as failed.
  return isPassed || failed.length > 0 ? failed : tests;
}

/** Runs these test files, or all if there are none, in a Vitest of their own; `env` changes the program. */
async function runTests(tests, env, options) {
  Object.assign(process.env, env);
  const vitest = await startVitest('test', tests, {
    root,
    run: true,
    watch: false,
    reporters: env || values.random !== undefined ? [{}] : ['dot'],
    ...(env && { config: 'scripts/mutants.config.ts' }),
    ...options,
  });
  const outcome = { files: vitest.state.getFiles(), errors: vitest.state.getUnhandledErrors() };
  await vitest.close();
  for (const name of Object.keys(env ?? {})) delete process.env[name];
  // Vitest has set it for the failing tests, which are expected here.
  process.exitCode = 0;
  return outcome;
}
