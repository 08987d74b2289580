/**
 * `npm test -- mutants`: do the tests bite? Runs the tests that scripts/mutants-list.mjs names against
 * each of its wrong programs in turn, and fails if one of them survives. No file is changed: the wrong
 * line is put in while Vitest loads the module.
 *
 *   node scripts/mutants.mjs             all of them, some minutes
 *   node scripts/mutants.mjs session     those whose name or file has the word
 */
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { mutants } from './mutants-list.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [word = ''] = process.argv.slice(2);
const chosen = mutants.filter(({ name, file }) => `${name} ${file}`.includes(word));

// A test that fails by itself would kill everything.
const healthy = await passes([...new Set(chosen.flatMap(({ tests }) => tests))]);
if (!healthy) {
  console.error('The tests fail without any mutant: mend that first.');
  process.exit(1);
}

const survivors = [];
for (const mutant of chosen) {
  const started = performance.now();
  const isAlive = await passes(mutant.tests, mutant);
  if (isAlive) survivors.push(mutant);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isAlive ? 'SURVIVED' : 'killed  '} ${seconds} s  ${mutant.file}: ${mutant.name}`);
}

console.log(`\n${chosen.length - survivors.length} of ${chosen.length} mutants killed`);
for (const { name, tests } of survivors) console.log(`survived: ${name} (${tests.join(', ')})`);
process.exit(survivors.length > 0 ? 1 : 0);

/** Whether these test files pass in a Vitest of their own, on a mutant if one is named; the first failure is enough. */
async function passes(tests, mutant) {
  const env = mutant ? { ...mutant.env, SPMS_MUTANT: String(mutants.indexOf(mutant)) } : {};
  Object.assign(process.env, env);
  const vitest = await startVitest('test', tests, {
    root,
    run: true,
    watch: false,
    bail: 1,
    reporters: mutant ? [{}] : ['dot'],
    ...(mutant && { config: 'scripts/mutants.config.ts' }),
  });
  const isPassed =
    vitest.state.getFiles().length > 0 &&
    vitest.state.getCountOfFailedTests() === 0 &&
    vitest.state.getUnhandledErrors().length === 0 &&
    vitest.state.getFiles().every(({ result }) => result?.state === 'pass');
  await vitest.close();
  for (const name of Object.keys(env)) delete process.env[name];
  // Failing tests are what is wanted here.
  process.exitCode = 0;
  return isPassed;
}
