/** WebKitGTK, driven over the WebDriver protocol of WebKitWebDriver. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tests/e2e/servers.mjs';
import { until } from './until.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';

const PYTHON = '/usr/bin/python3';
const WINDOW_TYPES = 'import gi; gi.require_version("WebKit2", "4.1")';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
/** Keys as WebDriver sends them. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  End: '\uE010',
};

/** The missing files and packages. */
export function missingOfWebKit() {
  const hasTypes = spawnSync(PYTHON, ['-c', WINDOW_TYPES]).status === 0;
  return [...(existsSync(DRIVER) ? [] : [DRIVER]), ...(hasTypes ? [] : ['gir1.2-webkit2-4.1'])];
}

/** Starts the driver on this X display; each `open` is a first visit with an empty profile. */
export async function startWebKit({ display, folder }) {
  const port = await freePort();
  const env = {
    ...process.env,
    LC_ALL: 'C.UTF-8',
    DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env,
    stdio: 'ignore',
  });
  process.once('exit', () => driver.kill());
  const call = caller(`http://localhost:${port}`);
  await until(() => call('GET', '/status').then(({ ready }) => ready));
  let version = '';

  async function open() {
    const profile = mkdtempSync(join(folder, 'webkit-'));
    const options = { binary: PYTHON, args: [WINDOW, profile] };
    const session = await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    version = session.capabilities.browserVersion;
    const path = `/session/${session.sessionId}`;
    const run = (act, ...args) =>
      call('POST', `${path}/execute/sync`, {
        script: `return (${act})(...arguments)`,
        args,
      });
    const actions = (source) => call('POST', `${path}/actions`, { actions: [source] });
    const strike = (value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    const mouse = (acts) =>
      actions({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: acts,
      });
    const keys = (values) => actions({ type: 'key', id: 'keys', actions: values.flatMap(strike) });
    return {
      go: (url) => call('POST', `${path}/url`, { url }),
      run,
      press: (key) => keys([KEYS[key] ?? key]),
      type: (text) => keys([...text]),
      clickAt: (x, y) =>
        mouse([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
      async resize(width, height) {
        await call('POST', `${path}/window/rect`, { width, height });
        // The window is resized asynchronously.
        await until(() => run((wanted) => window.innerWidth === wanted, width));
      },
      async setSession(value) {
        const cookie = {
          name: 'session_token',
          value,
          domain: 'localhost',
          path: '/',
        };
        await call('POST', `${path}/cookie`, { cookie });
      },
      screenshot: async () => Buffer.from(await call('GET', `${path}/screenshot`), 'base64'),
      downloads: join(profile, 'downloads'),
      // Closing the window may cut off the answer.
      close: () => call('DELETE', path).catch(() => undefined),
    };
  }

  const first = await open();
  await first.close();
  return {
    name: `WebKitGTK ${version}`,
    open,
    async close() {
      driver.kill();
    },
  };
}

function moveTo(x, y) {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}

/** Returns a function that sends commands of the protocol; a failed one throws with the driver's message. */
function caller(origin) {
  return async (method, path, body) => {
    const content = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(origin + path, { ...content, method });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
}
