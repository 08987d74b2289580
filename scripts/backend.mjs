/**
 * The sandbox backend as a real HTTP server, for end-to-end tests, curl and front-end work.
 *
 *   npm run backend -- --port 8080 --state state.json --profile sparse --origin http://localhost:5173
 *
 *   --port     port to listen on, 8080 by default
 *   --host     name or address to listen at, and to be called by; localhost by default; 0.0.0.0 is every one
 *   --state    file to keep the data in; without it every start begins with the demo data
 *   --seed     file to begin with and to go back to at a reset; it is never written
 *   --profile  the server to behave like: strict, which is the default, lenient, sparse, real-2025 or real-2024
 *   --origin   the only origin whose pages may call; those of this machine without it
 *   --now      what its clock shows at the start and after a reset, 2028-02-29T23:55:00Z for example
 *
 * Commands for a running server are in docs/sandbox.md.
 * The days of the demo data begin and end in the zone of the process: TZ=Asia/Yekaterinburg.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const options = readOptions();
if (options.help) {
  // The comment above is the help.
  const [, help = ''] = readFileSync(import.meta.filename, 'utf8').split(/^\/\*\*\n|^ \*\/\n/m);
  console.log(help.replaceAll(/^ \* ?/gm, '').trimEnd());
  process.exit(0);
}

const port = Number(options.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  giveUp(`--port is a number from 0 to 65535, not ${options.port}.`, 2);
}

const now = options.now === undefined ? undefined : new Date(options.now);
if (now && Number.isNaN(now.getTime())) {
  giveUp(`--now is an instant such as 2028-02-29T23:55:00Z, not ${options.now}.`, 2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '8080' },
        host: { type: 'string', default: 'localhost' },
        state: { type: 'string' },
        seed: { type: 'string' },
        profile: { type: 'string', default: 'strict' },
        origin: { type: 'string' },
        now: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    return giveUp(error.message, 2);
  }
}

/** Prints a message without a stack and exits. */
function giveUp(message, code = 1) {
  console.error(message);
  process.exit(code);
}

/** A readable message for an error that keeps the server from starting. */
function messageOf(error) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: name another one with --port, or stop what listens there.`;
    case 'EACCES':
      return `Port ${port} or a file may not be used: ${error.message}`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `This machine is not called ${options.host}: --host names where to listen.`;
    default:
      return error.message;
  }
}

/**
 * Imports a TypeScript module of this repository through Vite, since Node 20 does not strip types. The
 * module must import everything statically: the runner is closed on return, so a later import() fails.
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

const { profileName } = await load('./src/mocks/profiles/profile.ts');
if (!profileName.options.includes(options.profile)) {
  giveUp(`--profile is one of ${profileName.options.join(', ')}, not ${options.profile}.`, 2);
}
const { startHttpServer } = await load('./src/mocks/http-server.ts');
const { demoAccounts } = await load('./src/mocks/demo-accounts.ts');

const server = await startHttpServer({
  port,
  host: options.host,
  stateFile: options.state,
  seedFile: options.seed,
  profile: options.profile,
  origin: options.origin,
  now,
}).catch((error) => giveUp(messageOf(error)));
console.log(`Sandbox backend: ${server.url}`);
console.log(`Its calls: ${server.url}/sandbox/openapi.json`);
console.log(`Demo account: ${demoAccounts[0].login}, password ${demoAccounts[0].password}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
