/**
 * `npm test`: everything that must hold before a change is merged, in named steps.
 *
 *   npm test                     all steps but those marked `onlyNamed`
 *   npm test -- lint types       only these, in the order below
 *   npm test -- build hours      the steps after `build` test what it has left in dist
 *
 * A failed step does not stop the others, so that one run shows everything there is to fix. Its last lines, where
 * tools name the failures, are printed again at the end.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const e2e = 'playwright test -c tests/e2e/playwright.config.ts';

/** Moments where a day, month, year or the clocks change, with their time zones. */
const MOMENTS = [
  ['2026-11-21T12:00:00Z', 'America/New_York'],
  ['2026-11-21T18:59:00Z', 'Asia/Yekaterinburg'],
  // Half an hour into Monday, which is still Sunday in UTC.
  ['2026-11-22T19:30:00Z', 'Asia/Yekaterinburg'],
  ['2027-03-28T01:30:00+01:00', 'Europe/Berlin'], // The hour that clocks skip comes next.
  ['2027-10-31T02:30:00+02:00', 'Europe/Berlin'], // The hour that they show twice has begun.
  ['2027-12-31T23:55:00Z', 'UTC'],
  ['2028-02-29T23:55:00+13:00', 'Pacific/Auckland'],
];
const LOOKS = [1440, 1024, 390, 320].flatMap((width) => [
  { E2E_WIDTH: String(width), E2E_THEME: 'light' },
  { E2E_WIDTH: String(width), E2E_THEME: 'dark' },
]);

/**
 * `in` are the environments that a step runs in, one after the other.
 *
 * @type {{
 *   name: string,
 *   command: string,
 *   needs?: string,
 *   onlyNamed?: boolean,
 *   in?: Record<string, string>[],
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
  { name: 'e2e', command: e2e, needs: 'build' },
  {
    name: 'long',
    command: `${e2e} --grep @long`,
    needs: 'build',
    onlyNamed: true,
    in: [{ E2E_LONG: '1' }],
  },
  {
    name: 'hours',
    command: `vitest run --reporter=dot tests/unit tests/screens && ${e2e} --reporter=dot --grep @days`,
    needs: 'build',
    onlyNamed: true,
    in: MOMENTS.map(([now, zone]) => ({ SPMS_NOW: now, TZ: zone })),
  },
  {
    name: 'looks',
    // Without the monkey, which changes size and theme itself.
    command: `${e2e} --reporter=dot --grep-invert "a monkey"`,
    needs: 'build',
    onlyNamed: true,
    in: LOOKS,
  },
  { name: 'browsers', command: 'node scripts/browsers.mjs', needs: 'build', onlyNamed: true },
  // A few flows of the step above, in those of its browsers that are installed.
  { name: 'smoke', command: 'node scripts/browsers.mjs --smoke', needs: 'build', onlyNamed: true },
  {
    name: 'access',
    command: 'playwright test -c tests/access/playwright.config.ts',
    needs: 'build',
    onlyNamed: true,
  },
  // The step e2e includes a hundred random actions; this one runs MONKEY_ACTIONS of them.
  {
    name: 'monkey',
    command: `${e2e} --global-timeout 0 --reporter line monkey`,
    needs: 'build',
    onlyNamed: true,
  },
  {
    name: 'matrix',
    command: 'vitest run tests/trust',
    onlyNamed: true,
    in: [{ SPMS_MATRIX: 'full' }],
  },
];

const wanted = process.argv.slice(2);
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
function run(command, env) {
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
  for (const env of step.in ?? [{}]) {
    const name = [step.name, ...(step.in?.[1] ? Object.values(env) : [])].join(' ');
    console.log(`\n=== ${name}: ${step.command}`);
    const started = performance.now();
    const isBlocked = results.some((result) => result.name === step.needs && !result.ok);
    const result = isBlocked
      ? { ok: false, last: `Not run: it needs the step "${step.needs}", which failed.` }
      : await run(step.command, env);
    results.push({ name, ...result, seconds: (performance.now() - started) / 1000 });
  }
}

const failed = results.filter((result) => !result.ok);
for (const { name, last } of failed) console.log(`\n=== ${name} failed; it printed last:\n${last}`);
console.log('\n=== summary');
for (const { name, ok, seconds } of results) {
  console.log(`${name.padEnd(8)} ${(ok ? 'ok' : 'FAILED').padEnd(8)} ${seconds.toFixed(1)} s`);
}
if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(', ')}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
