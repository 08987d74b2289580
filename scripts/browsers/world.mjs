/**
 * The servers of `npm test -- browsers`: one for the built app, which can fail requests for files and collects the
 * errors of pages, and an HTTP sandbox.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveBuilt } from '../../tests/e2e/serve-built.mjs';
import { startServer } from '../../tests/e2e/servers.mjs';

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

/** Starts the servers of the app in dist and of the sandbox; `close` stops them. */
export async function makeWorld() {
  const source = join(root, 'dist');
  if (!existsSync(join(source, 'index.html'))) throw new Error('There is no dist/index.html.');
  const folder = mkdtempSync(join(tmpdir(), 'spms-browsers-'));
  const sandbox = await startServer(['scripts/backend.mjs', '--port', '0']);
  const backend = sandbox.origin;

  const dir = join(folder, 'app');
  cpSync(source, dir, { recursive: true });
  const page = readFileSync(join(dir, 'index.html'), 'utf8')
    .replace(API_HOST, `$1${backend}"`)
    .replace('<title>', '<script src="/browser-errors.js"></script><title>');
  writeFileSync(join(dir, 'index.html'), page);

  /** Beginnings of file names; each entry fails one request. */
  let lost = [];
  const errors = [];
  const server = await serveBuilt({
    dir,
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
    origin: server.origin,
    folder,
    /** Fails the next requests for these files; a file named twice fails two requests. */
    lose: (names) => {
      lost = [...names];
    },
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
      await sandbox.stop();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
