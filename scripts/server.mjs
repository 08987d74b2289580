/**
 * `npm test -- server --api https://spms.example.edu/api/v1 --login +79… --password …`: what a server of
 * one's own has of the contract and which rows of decisions §1 it shows. With `--write` it also
 * makes a project, tries on it what only changes show, and deletes it. Exits with 1 only where the server
 * cannot be reached or does not let one in.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const {
  SERVER_API: api,
  SERVER_LOGIN: login,
  SERVER_PASSWORD: password,
  SERVER_WRITE,
} = process.env;

if (!api || !login || !password) {
  console.error('Which server? --api https://spms.example.edu/api/v1 --login +79… --password …');
  process.exit(2);
}

const { module } = await runnerImport('./scripts/server-probe/probe.ts', {
  root,
  configFile: false,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});
try {
  const findings = await module.probe({ api, login, password, write: SERVER_WRITE === 'true' });
  console.log(module.tableOf(findings));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
