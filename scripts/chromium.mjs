/**
 * Finds a Chromium that starts on this machine, or installs one: the full browser, or its headless shell,
 * which is enough for most tests.
 *
 * In this order:
 *   1. $CHROMIUM_PATH; it is an error when it does not start;
 *   2. Debian's packages: /usr/bin/chromium, or /usr/bin/chromium-headless-shell;
 *   3. a browser downloaded earlier by Playwright, or by the last step here;
 *   4. installed now: by apt-get (root on Debian), by Playwright, or as the npm package
 *      @sparticuz/chromium, which contains the browser and so needs only the npm registry.
 *
 * `node scripts/chromium.mjs` prints the path of the full browser; with `--headless-shell` that of the
 * headless shell, which is installed even if a full browser is there (`.ci/run`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const headlessShell = '/usr/bin/chromium-headless-shell';
const cache = join(root, 'node_modules', '.cache', 'chromium');
const isRoot = process.getuid?.() === 0;

/** Launch arguments: no background requests of the browser, and no sandbox as root, where it cannot start. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium that starts, installed on demand (see the head of this file).
 *
 * @returns {string}
 * @throws {Error} when none was found or could be installed; the message says what to set.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start.`);
  }

  const present = ['/usr/bin/chromium', playwrightPath(), join(cache, 'chromium')].find(starts);
  if (present) return present;

  for (const install of [installWithApt, installWithPlaywright, installFromNpm]) {
    const path = install();
    if (path && starts(path)) return path;
  }
  throw new Error(
    'No Chromium was found and none could be installed (see above). ' +
      'Install Chromium or Chrome and set CHROMIUM_PATH to its executable.',
  );
}

/**
 * Path of the headless shell, which takes three quarters of the full browser's CPU time and has no
 * back/forward cache. If there is none, the path of the full browser.
 *
 * @returns {string}
 * @throws {Error} as `findChromium` does.
 */
export function findHeadlessShell() {
  const whole = findChromium();
  return !process.env.CHROMIUM_PATH && starts(headlessShell) ? headlessShell : whole;
}

/** Whether the browser starts: a downloaded one may lack a system library. */
function starts(path) {
  if (!existsSync(path)) return false;
  const args = ['--version', ...(isRoot ? ['--no-sandbox'] : [])];
  return spawnSync(path, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function playwrightPath() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}

function canUseApt() {
  return isRoot && existsSync('/usr/bin/apt-get');
}

function installWithApt() {
  if (!canUseApt()) return undefined;
  say("No Chromium found: installing Debian's package with apt-get.");
  const installed = run('apt-get', ['update']) && installPackages('chromium', 'fonts-dejavu-core');
  if (!installed) return undefined;
  installHeadlessShell();
  return '/usr/bin/chromium';
}

/** Not every distribution has this package; without it the full browser is used, which is slower. */
function installHeadlessShell() {
  const name = 'chromium-headless-shell';
  return installPackages(name) || (run('apt-get', ['update']) && installPackages(name));
}

function installPackages(...names) {
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
}

function installWithPlaywright() {
  say('No Chromium found: downloading the one of Playwright.');
  return run('npx', ['playwright', 'install', 'chromium']) ? playwrightPath() : undefined;
}

function installFromNpm() {
  // Not in package.json: 67 MB that a machine with a browser does not need.
  const name = '@sparticuz/chromium';
  say(`No Chromium found: installing ${name} into ${cache}.`);
  mkdirSync(cache, { recursive: true });
  const installed = run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    cache,
    `${name}@147.0.2`,
  ]);
  if (!installed) return undefined;
  // The package unpacks the browser into TMPDIR and tells its path only asynchronously.
  const script = `const { default: chromium } = await import('${name}');
    process.stdout.write(await chromium.executablePath());`;
  const unpacked = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: cache,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: cache },
  });
  if (unpacked.status !== 0) say(unpacked.stderr);
  return unpacked.stdout;
}

/** Runs a command with its output on stderr: only the path goes to stdout. */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (error) say(error.message);
  if (status !== 0) say(`Failed: ${command} ${args.join(' ')}`);
  return status === 0;
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--headless-shell')) {
    findChromium();
    if (canUseApt() && !existsSync(headlessShell)) installHeadlessShell();
    console.log(findHeadlessShell());
  } else console.log(findChromium());
}
