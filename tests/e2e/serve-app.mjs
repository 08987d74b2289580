/**
 * Serves the built app as a deployment does: a copy of dist with the address of the backend in index.html.
 *
 *   node tests/e2e/serve-app.mjs --api-host http://localhost:8090
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveBuilt } from './serve-built.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = `${root}dist`;

const { values: options } = parseArgs({
  options: {
    'api-host': { type: 'string' },
    port: { type: 'string', default: '0' },
    worker: { type: 'string', default: '0' },
  },
});

// A copy for each worker.
const served = `${root}node_modules/.tmp/e2e-dist-${options.worker}`;

if (!existsSync(`${built}/index.html`)) {
  console.error('There is no dist/index.html to test: run `npm run build` first.');
  process.exit(1);
}

rmSync(served, { recursive: true, force: true });
cpSync(built, served, { recursive: true });
const page = readFileSync(`${served}/index.html`, 'utf8');
const host = /(<meta name="api-host" content=")[^"]*"/;
if (!host.test(page)) {
  console.error('dist/index.html has no <meta name="api-host" content="…">.');
  process.exit(1);
}
writeFileSync(`${served}/index.html`, page.replace(host, `$1${options['api-host']}"`));

const pageHeaders = {
  // As docs/deployment.md describes it for a backend on another origin.
  'Content-Security-Policy': `connect-src 'self' ${new URL(options['api-host']).origin}; frame-ancestors 'none'`,
};
const { origin } = await serveBuilt({ dir: served, port: options.port, pageHeaders });
console.log(`Local: ${origin}`);
