/**
 * Finds a Chromium that starts on this machine, and installs one where there is none: the whole one,
 * or for most tests the part of it that needs no window.
 *
 * In this order:
 *   1. $CHROMIUM_PATH, which is believed: when it does not start, that is an error;
 *   2. /usr/bin/chromium, Debian's package; without a window /usr/bin/chromium-headless-shell, which
 *      is another;
 *   3. one that was downloaded before, by Playwright or by the last step here;
 *   4. installed now: by apt-get (root on Debian), by Playwright, or as the npm package
 *      @sparticuz/chromium, which carries the browser inside and so needs no other server.
 *
 * `node scripts/chromium.mjs` prints the path of the whole one; with `--headless-shell` that of the
 * other, which is installed beside a whole one that is there already (`.ci/run`).
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

/** Launch arguments: no calls of the browser's own, and as root no sandbox, which needs a user. */
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
 * @throws {Error} when there is none and none could be installed; the message says what to set.
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
 * Path of a Chromium without anything that has a window: the same pages with three quarters of the
 * work. It keeps no page for Back. Where there is none, the whole one.
 *
 * @returns {string}
 * @throws {Error} as `findChromium` does.
 */
export function findHeadlessShell() {
  const whole = findChromium();
  return !process.env.CHROMIUM_PATH && starts(headlessShell) ? headlessShell : whole;
}

/** A downloaded browser may be there and still lack a system library, so it is asked to start. */
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

/** Not every distribution has it on its own; without it the whole browser does the same, slower. */
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
  // Kept out of package.json: 67 MB that a machine with a browser never needs.
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

/** Output goes to stderr: stdout is the path alone. */
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
