import { spawnSync } from 'node:child_process';

/** True when the command exits with 0; scripts/check.mjs has put node_modules/.bin in the path. */
export function run(command, env = {}) {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/**
 * Builds the app, runs each of these and tells in the end which of them failed.
 *
 * @param {string} title
 * @param {readonly { name: string, command: string, env: Record<string, string> }[]} runs
 */
export function runInTurn(title, runs) {
  if (!run('vite build')) process.exit(1);
  const results = runs.map(({ name, command, env }) => {
    console.log(`\n=== ${name}: ${command}`);
    return { name, ok: run(command, env) };
  });
  console.log(`\n=== ${title}`);
  for (const { name, ok } of results) console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
