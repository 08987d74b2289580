/**
 * `npm test`: everything that must hold before a change is merged, in named steps.
 *
 *   npm test                  all steps
 *   npm test -- lint types    only these, in the order below
 *   npm test -- hours         steps marked `onlyNamed` below run only when named
 *   npm test -- browsers --smoke                    a few of its flows, on what build has left in dist
 *   npm test -- monkey --actions 100000 --seed 7
 *   npm test -- mutants --random 60 --seed 7,8      wrong programs at random places, 20 unless told
 *   npm test -- server --api https://… --login … --password …   a server of one's own, with --write too
 *
 * A failed step does not stop the others, so that one run shows everything there is to fix. Its last lines, where
 * tools name the failures, are printed again at the end.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @type {{
 *   name: string,
 *   command: string,
 *   needs?: string,
 *   onlyNamed?: boolean,
 *   env?: Record<string, string>,
 * }[]}
 */
const steps = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'oxlint' },
  { name: 'format', command: 'biome check --error-on-warnings' },
  {
    name: 'unused',
    command: 'knip --no-progress && knip --production --exclude binaries --no-progress',
  },
  { name: 'unit', command: 'vitest run' },
  { name: 'build', command: 'vite build' },
  // Tests the existing dist, which the build step writes.
  { name: 'e2e', command: 'playwright test -c tests/e2e/playwright.config.ts', needs: 'build' },
  {
    name: 'long',
    command: 'playwright test -c tests/e2e/playwright.config.ts --grep @long',
    needs: 'build',
    onlyNamed: true,
    env: { E2E_LONG: '1' },
  },
  { name: 'hours', command: 'node scripts/hours.mjs', onlyNamed: true },
  { name: 'looks', command: 'node scripts/looks.mjs', onlyNamed: true },
  { name: 'browsers', command: 'node scripts/browsers.mjs', onlyNamed: true },
  {
    name: 'access',
    command: 'vite build && playwright test -c tests/access/playwright.config.ts',
    onlyNamed: true,
  },
  // The step e2e includes a few hundred random actions; this one runs any number.
  { name: 'monkey', command: 'node scripts/monkey.mjs', onlyNamed: true },
  {
    name: 'matrix',
    command: 'vitest run tests/trust tests/contract/generated-calls.test.ts',
    onlyNamed: true,
    env: { SPMS_MATRIX: 'full' },
  },
  { name: 'mutants', command: 'node scripts/mutants.mjs', onlyNamed: true },
  { name: 'server', command: 'node scripts/server.mjs', onlyNamed: true },
];

const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    actions: { type: 'string' },
    seed: { type: 'string' },
    random: { type: 'string' },
    api: { type: 'string' },
    login: { type: 'string' },
    password: { type: 'string' },
    write: { type: 'boolean' },
    smoke: { type: 'boolean' },
  },
});
// Options are passed to the scripts of the steps as environment variables, MONKEY_SEED for example.
const stepsOfOption = {
  actions: ['MONKEY'],
  random: ['MUTANTS'],
  seed: ['MONKEY', 'MUTANTS'],
  smoke: ['BROWSERS'],
};
for (const [name, value] of Object.entries(options)) {
  for (const step of stepsOfOption[name] ?? ['SERVER']) {
    process.env[`${step}_${name.toUpperCase()}`] = String(value);
  }
}
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}.`);
  console.error(`Steps: ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

let child;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    child?.kill(signal);
    process.exit(130);
  });
}

/** Number of last lines of a failed step that are printed again. */
const LAST_LINES = 40;

/**
 * Runs the command of a step with node_modules/.bin in the path and without input.
 *
 * @returns {Promise<{ ok: boolean, last: string }>} whether it exited with 0, and its last lines.
 */
function runStep({ command, env }) {
  return new Promise((resolve) => {
    let last = '';
    const running = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        // Tools that write into a pipe would print without colours.
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...process.env,
        ...env,
        PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
      },
    });
    child = running;
    for (const name of ['stdout', 'stderr']) {
      running[name].setEncoding('utf8').on('data', (text) => {
        process[name].write(text);
        last = (last + text).split('\n').slice(-LAST_LINES).join('\n');
      });
    }
    running.once('error', (error) => resolve({ ok: false, last: error.message }));
    running.once('exit', () => {
      // A process left behind by the command may keep the output open forever.
      const close = () => [running.stdout, running.stderr].forEach((output) => output.destroy());
      setTimeout(close, 1000).unref();
    });
    running.once('close', (code) => resolve({ ok: code === 0, last }));
  });
}

const results = [];
for (const step of steps) {
  if (wanted.length > 0 ? !wanted.includes(step.name) : step.onlyNamed) continue;
  console.log(`\n=== ${step.name}: ${step.command}`);
  const started = performance.now();
  const blocked = results.some((result) => result.name === step.needs && !result.ok);
  const result = blocked
    ? { ok: false, last: `Not run: it needs the step "${step.needs}", which failed.` }
    : await runStep(step);
  results.push({ name: step.name, ...result, seconds: (performance.now() - started) / 1000 });
}

const passed = results.filter((result) => result.ok);
const failed = results.filter((result) => !result.ok);
for (const { name, last } of failed) console.log(`\n=== ${name} failed; it printed last:\n${last}`);
console.log('\n=== summary');
for (const { name, ok, seconds } of results) {
  console.log(`${name.padEnd(8)} ${(ok ? 'ok' : 'FAILED').padEnd(8)} ${seconds.toFixed(1)} s`);
}
if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(', ')}`);
console.log(`\n${passed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
