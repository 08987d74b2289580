/**
 * `npm test -- mutants`: mutation testing. Runs the nearest of the test files that reach a random mutant's
 * place (scripts/random-mutants.mjs) against each mutant in turn, and fails if one survives. No file is
 * changed: the mutant is planted while Vitest loads the module.
 *
 *   node scripts/mutants.mjs                          20 mutants of seed 1
 *   node scripts/mutants.mjs --random 60 --seed 7,8   60 for each seed
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nearestTests, planted, randomMutants } from './random-mutants.mjs';

/** Number of test files that run first for a mutant: mostly one of them fails. */
const NEAREST_FIRST = 2;
/** Time limits, since a mutant may make tests endless: for the run and for each test file, milliseconds. */
const LIMIT_MS = { run: 60_000, file: 20_000 };
/** Folders that the check of types does not read. */
const UNTYPED = ['.git', 'node_modules', 'dist'];

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    random: { type: 'string', default: process.env.MUTANTS_RANDOM ?? '20' },
    seed: { type: 'string', default: process.env.MUTANTS_SEED ?? '1' },
  },
});

// If the types fail without a mutant, every mutant would count as ill-typed.
if (!passesTypes()) {
  console.error('The types fail without any mutant: fix that first.');
  process.exit(1);
}

const mutants = await withReachingTests(
  values.seed
    .split(',')
    .flatMap((seed) => randomMutants(root, { count: Number(values.random), seed: Number(seed) })),
);

const survivors = [];
const unclear = [];
const illTyped = [];
for (const mutant of mutants) {
  const started = performance.now();
  const outcome = await outcomeOf(mutant);
  if (outcome === 'survived') survivors.push(mutant);
  if (outcome === 'unclear') unclear.push(mutant);
  if (outcome === 'ill-typed') illTyped.push(mutant);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${outcome.padEnd(9)} ${seconds} s  ${mutant.file}: ${mutant.name}`);
}

const judged = mutants.length - unclear.length - illTyped.length;
console.log(`\n${judged - survivors.length} of ${judged} mutants killed, seed ${values.seed}`);
if (illTyped.length > 0) console.log(`${illTyped.length} more pass the tests, but not the types`);
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
  const report = await runTests([], { SPMS_PLACES: JSON.stringify(places), SPMS_REACHED: file });
  if (!report?.success)
    console.error('Not all tests passed in the run that looks for those that reach a place.');
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

/**
 * A test that fails is run again without the mutant, which takes less time than running all tests first.
 *
 * @returns {Promise<'killed' | 'survived' | 'unclear' | 'ill-typed'>}
 */
async function outcomeOf(mutant) {
  const failed = await failuresNear(mutant);
  if (failed.length === 0) return passesTypes(mutant) ? 'survived' : 'ill-typed';
  return (await failuresOf(failed)).length > 0 ? 'unclear' : 'killed';
}

/** Failures of the nearest tests or, if there are none, of the others. */
async function failuresNear(mutant) {
  const { tests } = mutant;
  const failed = await failuresOf(tests.slice(0, NEAREST_FIRST), mutant);
  return failed.length > 0 ? failed : failuresOf(tests.slice(NEAREST_FIRST), mutant);
}

/** Which of these test files fail, with the mutant if one is given. Stops at the first failure. */
async function failuresOf(tests, mutant) {
  if (tests.length === 0) return [];
  const env = mutant && { SPMS_MUTANT: JSON.stringify(mutant) };
  const limitMs = LIMIT_MS.run + LIMIT_MS.file * tests.length;
  const report = await runTests([...tests, '--bail=1'], env, limitMs);
  if (report?.success) return [];
  const failed = report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  // If no single file has failed (an endless test, or an error outside of every test), all count as failed.
  return failed.length > 0 ? failed.map(({ name }) => relative(root, name)) : tests;
}

/** Whether the program, with the mutant if one is given, passes the check of types. It is checked on a copy. */
function passesTypes(mutant) {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const name of readdirSync(root).filter((each) => !UNTYPED.includes(each))) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  if (mutant) {
    const file = join(copy, mutant.file);
    writeFileSync(file, planted(readFileSync(file, 'utf8'), mutant));
  }
  const tsc = join(copy, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '--noEmit'], { cwd: copy });
  rmSync(copy, { recursive: true });
  return status === 0;
}

/**
 * Runs Vitest with these arguments; `env` changes the program. Returns its report as JSON, or undefined if
 * there is none or the limit was exceeded.
 */
async function runTests(args, env, limitMs) {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const reportFile = join(folder, 'report.json');
  const config = env ? ['--config', 'scripts/mutants.config.ts'] : [];
  const vitest = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      ...config,
      '--reporter=json',
      `--outputFile=${reportFile}`,
    ],
    // In a process group of its own, which is killed with the workers.
    { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore', detached: true },
  );
  const limit = limitMs && setTimeout(() => process.kill(-Number(vitest.pid), 'SIGKILL'), limitMs);
  const [code] = await once(vitest, 'exit');
  clearTimeout(limit);
  const report =
    code !== null && existsSync(reportFile)
      ? JSON.parse(readFileSync(reportFile, 'utf8'))
      : undefined;
  rmSync(folder, { recursive: true });
  return report;
}
