/**
 * `npm test -- browsers`: the built app in Firefox and in WebKit, one flow a form and every page at two widths
 * in both themes. It builds the app first. The packages are Debian's:
 *
 *   apt-get install firefox-esr webkit2gtk-driver xvfb xauth python3-gi gir1.2-webkit2-4.1
 *
 * Where they are missing, it says so and fails: whoever names this step wants it run.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { FIREFOX, startFirefox } from './browsers/firefox.mjs';
import { flows, paper } from './browsers/flows.mjs';
import { pageChecks } from './browsers/pages.mjs';
import { until } from './browsers/until.mjs';
import { userOf } from './browsers/user.mjs';
import { startWebKit, WEBKIT_DRIVER } from './browsers/webkit.mjs';
import { makeWorld } from './browsers/world.mjs';
import { run } from './in-turn.mjs';

const XVFB = '/usr/bin/Xvfb';
const DISPLAY = ':97';
const SOCKET = '/tmp/.X11-unix/X97';
const PACKAGES = 'firefox-esr webkit2gtk-driver xvfb xauth python3-gi gir1.2-webkit2-4.1';

const missing = [FIREFOX, WEBKIT_DRIVER, XVFB].filter((path) => !existsSync(path));
if (missing.length > 0) {
  console.error(`Not run: ${missing.join(', ')} missing. apt-get install ${PACKAGES}`);
  process.exit(1);
}
if (!process.env.BROWSERS_BUILT && !run('vite build')) process.exit(1);

const screen = spawn(XVFB, [DISPLAY, '-screen', '0', '1600x1200x24'], {
  stdio: 'ignore',
});
await until(() => existsSync(SOCKET), 'a screen');
const world = await makeWorld();
let failures = 0;
try {
  for (const start of [startFirefox, startWebKit]) {
    const browser = await start({ display: DISPLAY, folder: world.folder });
    console.log(`\n=== ${browser.name}`);
    const sheets = start === startFirefox ? paper : [];
    for (const check of [...flows, ...sheets, ...pageChecks]) await perform(browser, check);
    await browser.close();
  }
} finally {
  await world.close();
  screen.kill();
}
console.log(failures === 0 ? '\nAll hold in both.' : `\n${failures} failed`);
process.exit(failures === 0 ? 0 : 1);

/** Runs one check in a window that has never been here, and tells how it went. */
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
