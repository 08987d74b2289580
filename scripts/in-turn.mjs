import { spawnSync } from 'node:child_process';

/** Runs a command; true when it exits with 0. Needs node_modules/.bin in the path, as scripts/check.mjs sets it. */
export function runCommand(command, env = {}) {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/**
 * Builds the app, runs each of the commands and prints at the end which of them failed.
 *
 * @param {string} title
 * @param {readonly { name: string, command: string, env: Record<string, string> }[]} runs
 */
export function runInTurn(title, runs) {
  if (!runCommand('vite build')) process.exit(1);
  const results = runs.map(({ name, command, env }) => {
    console.log(`\n=== ${name}: ${command}`);
    return { name, ok: runCommand(command, env) };
  });
  console.log(`\n=== ${title}`);
  for (const { name, ok } of results) console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
