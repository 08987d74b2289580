/**
 * `npm test -- monkey --actions 100000 --seed 7`: the random actions of tests/e2e/monkey.spec.ts, two
 * thousand by default, with a new seed unless one is given. It builds the app first. 100,000 actions take
 * one to two hours.
 */
import { runCommand } from './in-turn.mjs';

const wanted = { MONKEY_ACTIONS: '2000', MONKEY_SEED: String(Math.floor(Math.random() * 1e6)) };
const env = { ...wanted, ...process.env };
for (const name of Object.keys(wanted)) {
  if (/^[1-9]\d*$/.test(env[name])) continue;
  console.error(`--${name.slice(7).toLowerCase()} is a number above 0, not ${env[name]}.`);
  process.exit(2);
}

const monkeys =
  'playwright test -c tests/e2e/playwright.config.ts --global-timeout 0 --reporter line monkey';
if (!runCommand('vite build') || !runCommand(monkeys, env)) process.exitCode = 1;
