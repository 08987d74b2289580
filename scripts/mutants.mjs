/**
 * `npm test -- mutants`: do the tests bite? Runs the tests that scripts/mutants-list.mjs names against
 * each of its wrong programs in turn, and fails if one of them survives. No file is changed: the wrong
 * line is put in while Vitest loads the module.
 *
 *   node scripts/mutants.mjs             all of them, some minutes
 *   node scripts/mutants.mjs session     those whose name or file has the word
 *   node scripts/mutants.mjs --random 60 --seed 7   so many at random places (scripts/random-mutants.mjs), each
 *                                        against the eight test files that are nearest to it
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { mutants } from './mutants-list.mjs';
import { randomMutants } from './random-mutants.mjs';

/** So many of the test files near a random place run first: mostly one of them notices. */
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
    : randomMutants(root, { count: Number(values.random), seed: Number(values.seed) });
const chosen = planted.filter(({ name, file }) => `${name} ${file}`.includes(word));

// A test that fails by itself would kill everything. At random places each failure is tried without the
// mutant: all tests together would take longer than that.
const isHealthy =
  values.random !== undefined ||
  (await failuresOf([...new Set(chosen.flatMap(({ tests }) => tests))])).length === 0;
if (!isHealthy) {
  console.error('The tests fail without any mutant: mend that first.');
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
  console.log(`survived: ${file}: ${name} (${tests.join(', ') || 'no test imports it'})`);
}
for (const { name, file } of unclear) {
  console.log(`unclear, a test fails without it too: ${file}: ${name}`);
}
process.exit(survivors.length > 0 ? 1 : 0);

/** The failures of the tests that are nearest, and only where there are none those of the others. */
async function failuresNear(mutant) {
  const { tests } = mutant;
  if (values.random === undefined) return failuresOf(tests, mutant);
  const failed = await failuresOf(tests.slice(0, NEAREST_FIRST), mutant);
  return failed.length > 0 ? failed : failuresOf(tests.slice(NEAREST_FIRST), mutant);
}

/**
 * Which of these test files fail in a Vitest of their own, on a mutant if one is named; the first failure is
 * enough.
 */
async function failuresOf(tests, mutant) {
  if (tests.length === 0) return [];
  const env = mutant ? { ...mutant.env, SPMS_MUTANT: JSON.stringify(mutant) } : {};
  Object.assign(process.env, env);
  const vitest = await startVitest('test', tests, {
    root,
    run: true,
    watch: false,
    bail: 1,
    reporters: mutant || values.random !== undefined ? [{}] : ['dot'],
    ...(mutant && { config: 'scripts/mutants.config.ts' }),
  });
  const files = vitest.state.getFiles();
  const failed = files
    .filter(({ result }) => result?.state === 'fail')
    .map(({ filepath }) => filepath);
  const isPassed =
    files.length > 0 &&
    vitest.state.getUnhandledErrors().length === 0 &&
    files.every(({ result }) => result?.state === 'pass');
  await vitest.close();
  for (const name of Object.keys(env)) delete process.env[name];
  // Failing tests are what is wanted here.
  process.exitCode = 0;
  // Where nothing is at fault alone, an error outside of every test for example, all are.
  return isPassed || failed.length > 0 ? failed : tests;
}
