/**
 * The sandbox backend as a real HTTP server, for end-to-end tests, curl and front-end work.
 *
 *   npm run backend -- --port 8080 --state state.json --sparse --origin http://localhost:5173
 *
 *   --port    port to listen on, 8080 by default
 *   --state   file to keep the data in; without it every start begins with the demo data
 *   --sparse  answer as the leanest server of the contract: null for [], zero values left out
 *   --origin  the only origin that may call; without it the server decides
 *   --now     what its clock shows at the start and after a reset, 2028-02-29T23:55:00Z for example
 *
 * The days of the demo data begin and end in the zone of the process: TZ=Asia/Yekaterinburg.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    state: { type: 'string' },
    sparse: { type: 'boolean', default: false },
    origin: { type: 'string' },
    now: { type: 'string' },
  },
});

const port = Number(options.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port is a number from 0 to 65535, not ${options.port}.`);
  process.exit(2);
}

const now = options.now === undefined ? undefined : new Date(options.now);
if (now && Number.isNaN(now.getTime())) {
  console.error(`--now is an instant such as 2028-02-29T23:55:00Z, not ${options.now}.`);
  process.exit(2);
}

/**
 * Imports TypeScript of this repository: Node 20 does not strip types, Vite does. What the module
 * imports must be imported when this returns: the runner is closed then, so a later import() fails.
 */
async function load(file) {
  const { module } = await runnerImport(file, {
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  return module;
}

const { startHttpServer } = await load('./src/mocks/http-server.ts');
const { demoAccounts } = await load('./src/mocks/demo-accounts.ts');

const server = await startHttpServer({
  port,
  stateFile: options.state,
  sparse: options.sparse,
  origin: options.origin,
  now,
});
console.log(`Sandbox backend: ${server.url}`);
console.log(`Demo account: ${demoAccounts[0].login}, password ${demoAccounts[0].password}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
