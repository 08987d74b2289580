/**
 * `npm test -- browsers`: tests the built app in Firefox and WebKit: a flow for each form, printing, files that
 * fail to load, and every page and dialog at two widths in both themes. It builds the app into a folder of its own.
 * What comes late is named as slow, and fails nothing. Debian packages:
 *
 *   apt-get install firefox-esr webkit2gtk-driver xvfb xauth python3-gi gir1.2-webkit2-4.1 poppler-utils
 *
 * Fails when one of them is missing. With `--smoke` a few flows run on the existing dist, in the browsers that are
 * installed; the missing ones are printed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { missingOfFirefox, startFirefox } from './browsers/firefox.mjs';
import { flows, smoke } from './browsers/flows/all.mjs';
import { layoutFaults, pageChecks } from './browsers/pages.mjs';
import { takeLate, until } from './browsers/until.mjs';
import { userOf } from './browsers/user.mjs';
import { missingOfWebKit, startWebKit } from './browsers/webkit.mjs';
import { makeWorld } from './browsers/world.mjs';
import { runCommand } from './in-turn.mjs';

const XVFB = '/usr/bin/Xvfb';
const PDF_READER = '/usr/bin/pdftotext';
const PACKAGES =
  'firefox-esr webkit2gtk-driver xvfb xauth python3-gi gir1.2-webkit2-4.1 poppler-utils';
/** Of its own: `dist` may be built for another backend. */
const BUILT = 'node_modules/.tmp/browsers-dist';
const BROWSERS = [
  { name: 'Firefox', start: startFirefox, missing: missingOfFirefox() },
  { name: 'WebKitGTK', start: startWebKit, missing: missingOfWebKit() },
];

const isSmoke = process.env.BROWSERS_SMOKE !== undefined;
const checks = isSmoke ? smoke : [...flows, ...pageChecks];
const common = (isSmoke ? [XVFB] : [XVFB, PDF_READER]).filter((path) => !existsSync(path));
const found = BROWSERS.filter(({ name, missing }) => {
  const all = [...missing, ...common];
  if (all.length > 0) {
    console.error(`Not run in ${name}: ${all.join(', ')} missing. apt-get install ${PACKAGES}`);
  }
  return all.length === 0;
});
if (found.length < BROWSERS.length && !isSmoke) process.exit(1);
if (found.length === 0) process.exit(0);
if (!isSmoke && !runCommand(`vite build --emptyOutDir --outDir ${BUILT}`)) process.exit(1);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
const display = await openScreen();
const world = await makeWorld(isSmoke ? 'dist' : BUILT);
let failures = 0;
let slow = 0;
try {
  for (const { start } of found) {
    const browser = await start({ display, folder: world.folder });
    console.log(`\n=== ${browser.name}`);
    for (const check of checks) await perform(browser, check);
    await browser.close();
  }
} finally {
  await world.close();
}
console.log(failures === 0 ? '\nAll hold.' : `\n${failures} failed`);
if (slow > 0) console.log(`${slow} slow: see above; with SPMS_PATIENCE=3 they have more time`);
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

/** Runs one check in a new window with an empty profile, and prints its outcome. */
async function perform(browser, [name, act]) {
  await world.resetSandbox();
  world.lose([]);
  world.takeErrors();
  takeLate();
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
      let faults = [];
      const isInOrder = async () => {
        faults = await layoutFaults(page);
        return faults.length === 0;
      };
      // A dialog may be fading yet.
      await until(isInOrder, 'an order').catch(() => {
        throw new Error(`at ${width} px:\n${faults.join('\n')}`);
      });
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
  const late = takeLate();
  if (!failure && late.length > 0) slow += 1;
  const outcome = failure ? 'FAILED' : late.length > 0 ? 'slow  ' : 'ok    ';
  console.log(`${outcome} ${name} (${seconds} s)`);
  for (const line of late) console.log(`       ${line}`);
  if (failure) console.log(failure.message);
}
