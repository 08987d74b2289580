/**
 * `npm test -- build browsers`: a flow for each kind of form, and files that fail to load, in Firefox and WebKit.
 * Debian packages:
 *
 *   apt-get install firefox-esr webkit2gtk-driver xvfb xauth python3-gi gir1.2-webkit2-4.1
 *
 * Fails when one of them is missing. `--smoke` runs a few flows in the browsers that are installed, and prints which
 * are missing.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { brokenWords, overlaps, stickingOut } from '../tests/e2e/layout.mjs';
import { missingOfFirefox, startFirefox } from './browsers/firefox.mjs';
import { flows } from './browsers/flows.mjs';
import { until } from './browsers/until.mjs';
import { userOf } from './browsers/user.mjs';
import { missingOfWebKit, startWebKit } from './browsers/webkit.mjs';
import { makeWorld } from './browsers/world.mjs';

const XVFB = '/usr/bin/Xvfb';
const PACKAGES = 'firefox-esr webkit2gtk-driver xvfb xauth python3-gi gir1.2-webkit2-4.1';
const SMOKE = ['login', 'a task', 'the file of a page is lost'];
const BROWSERS = [
  { name: 'Firefox', start: startFirefox, missing: missingOfFirefox() },
  { name: 'WebKitGTK', start: startWebKit, missing: missingOfWebKit() },
];

const isSmoke = process.argv.includes('--smoke');
const chosen = isSmoke ? flows.filter(([name]) => SMOKE.includes(name)) : flows;
const found = BROWSERS.filter(({ name, missing }) => {
  const all = existsSync(XVFB) ? missing : [...missing, XVFB];
  if (all.length > 0) {
    console.error(`Not run in ${name}: ${all.join(', ')} missing. apt-get install ${PACKAGES}`);
  }
  return all.length === 0;
});
if (found.length < BROWSERS.length && !isSmoke) process.exit(1);
if (found.length === 0) process.exit(0);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
const display = await openScreen();
const world = await makeWorld();
let failures = 0;
try {
  for (const { start } of found) {
    const browser = await start({ display, folder: world.folder });
    console.log(`\n=== ${browser.name}`);
    for (const flow of chosen) await perform(browser, flow);
    await browser.close();
  }
} finally {
  await world.close();
}
console.log(failures === 0 ? '\nAll hold.' : `\n${failures} failed`);
process.exit(failures === 0 ? 0 : 1);

/** Starts a virtual X display with a free number, until this process ends. */
function openScreen() {
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => screen.kill());
  return new Promise((resolve, reject) => {
    screen.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('exit', () => reject(new Error('There is no screen.')));
  });
}

/** Runs a flow in a new window with an empty profile, looks at the layout it ends with, and prints its outcome. */
async function perform(browser, [name, act]) {
  await world.resetSandbox();
  world.lose([]);
  world.takeErrors();
  const started = performance.now();
  const page = await browser.open();
  let failure;
  try {
    await page.resize(1280, 900);
    await act(userOf(page, world), world);
    const errors = world.takeErrors();
    if (errors.length > 0) throw new Error(`errors in the browser:\n${errors.join('\n')}`);
    for (const width of [1280, 390]) {
      await page.resize(width, 900);
      // A dialog may be fading yet.
      await until(async () => (await layoutFaults(page)).length === 0, 'an order').catch(
        async () => {
          throw new Error(`at ${width} px:\n${(await layoutFaults(page)).join('\n')}`);
        },
      );
    }
  } catch (error) {
    failure = error;
    failures += 1;
    mkdirSync('test-results', { recursive: true });
    const picture = `test-results/${browser.name} ${name}.png`.replaceAll(/[^\p{L}\d./-]/gu, '-');
    writeFileSync(picture, await page.screenshot().catch(() => ''));
  }
  await page.close();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${failure ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
  if (failure) console.log(failure.message);
}

/** Elements that scroll sideways, overlap others, or break a word. */
async function layoutFaults(page) {
  const faults = [];
  for (const look of [stickingOut, overlaps, brokenWords]) faults.push(...(await page.run(look)));
  return faults;
}
