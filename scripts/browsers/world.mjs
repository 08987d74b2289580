/**
 * The servers of `npm test -- browsers`: one for the built app, which can fail requests for files and collects the
 * errors of pages, and an HTTP sandbox.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveBuilt } from '../../tests/e2e/serve-built.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const API_HOST = /(<meta name="api-host" content=")[^"]*"/;

/**
 * A script in every page: sends its errors to the server of the app, since WebKitWebDriver does not report them, and
 * counts the pending calls.
 */
const REPORTER = `
const { fetch: send } = window;
const report = (text) => send('/browser-errors', { method: 'POST', body: text, keepalive: true });
addEventListener('error', ({ message, filename }) => message && report(message + ' ' + filename));
addEventListener('unhandledrejection', ({ reason }) => report('unhandled: ' + reason));
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  report('policy: ' + effectiveDirective + ' ' + blockedURI));
const { error } = console;
console.error = (...parts) => { report(parts.map(String).join(' ')); error(...parts); };
window.callsUnderWay = 0;
window.fetch = (input, init) => {
  const answer = send(input, init);
  if (String(input).includes('/api/')) {
    window.callsUnderWay += 1;
    const end = () => { window.callsUnderWay -= 1; };
    answer.then((response) => response.clone().arrayBuffer()).then(end, end);
  }
  return answer;
};
`;

/** Starts both servers, of the app in the folder `built`; `close` stops them. */
export async function makeWorld(built) {
  const source = join(root, built);
  if (!existsSync(join(source, 'index.html'))) throw new Error(`There is no ${built}/index.html.`);
  const folder = mkdtempSync(join(tmpdir(), 'spms-browsers-'));
  const backend = `http://localhost:${await freePort()}`;
  const sandbox = await startSandbox(new URL(backend).port);

  const dir = join(folder, 'app');
  cpSync(source, dir, { recursive: true });
  const page = readFileSync(join(dir, 'index.html'), 'utf8')
    .replace(API_HOST, `$1${backend}"`)
    .replace('<title>', '<script src="/browser-errors.js"></script><title>');
  writeFileSync(join(dir, 'index.html'), page);

  /** Beginnings of file names; each entry fails one request. */
  let lost = [];
  const errors = [];
  const port = await freePort();
  const server = await serveBuilt({
    dir,
    port,
    pageHeaders: { 'Content-Security-Policy': `connect-src 'self' ${backend}` },
    answerFirst(request, pathname) {
      if (pathname === '/browser-errors.js') {
        return new Response(REPORTER, {
          headers: { 'Content-Type': 'text/javascript' },
        });
      }
      if (pathname === '/browser-errors') {
        return request.text().then((text) => {
          errors.push(text);
          return new Response(null, { status: 204 });
        });
      }
      const place = lost.findIndex((name) => pathname.startsWith(`/assets/${name}-`));
      if (place === -1 || !pathname.endsWith('.js')) return undefined;
      lost.splice(place, 1);
      return new Response(null, { status: 503 });
    },
  });

  return {
    origin: `http://localhost:${port}`,
    folder,
    /** Fails the next requests for these files; a file named twice fails two requests. */
    lose: (names) => {
      lost = [...names];
    },
    /** The failures that have not been requested yet. */
    toBeLost: () => lost,
    /** The errors of pages since the last call of this function. */
    takeErrors: () => errors.splice(0),
    resetSandbox: () => fetch(`${backend}/api/v1/sandbox/reset`, { method: 'POST' }),
    /** The number of successful PUT calls. */
    async changes() {
      const response = await fetch(`${backend}/api/v1/sandbox/calls?method=PUT`);
      const { calls } = await response.json();
      return calls.filter(({ status }) => status === 200).length;
    },
    /** Signs in by the API; returns the value of the session's cookie. */
    async signIn(login = '+79000000001') {
      const response = await fetch(`${backend}/api/v1/auth/signin`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Session-Id': '' },
        body: JSON.stringify({ username: login, password: 'professor' }),
      });
      const { session_token: token } = await response.json();
      return encodeURIComponent(token);
    },
    async close() {
      sandbox.kill();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startSandbox(port) {
  const process_ = spawn(process.execPath, ['scripts/backend.mjs', '--port', port], { cwd: root });
  process.once('exit', () => process_.kill());
  return new Promise((resolve, reject) => {
    process_.stdout.on('data', (text) => /Sandbox backend/.test(text) && resolve(process_));
    process_.once('exit', () => reject(new Error('The sandbox did not start.')));
  });
}

/** A free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
