/**
 * `npm test -- server --api https://spms.example.edu/api/v1 --login +79… --password …`: prints which calls of
 * the contract a real server implements, and which rows of decisions §1 apply to it. With `--write` it also
 * creates a project, tries changes on it and deletes it. Exits with 1 only when the server cannot be reached
 * or the sign-in fails.
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
