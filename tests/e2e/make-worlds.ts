import { originOf, workers } from './addresses.ts';

/** Creates the world of each worker before the first test. */
export default async function makeWorlds(): Promise<void> {
  for (let worker = 0; worker < workers; worker += 1) {
    // The servers have started since addresses.ts was loaded.
    const response = await fetch(`${originOf('E2E_BACKEND_PORT')}/sandbox/worlds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: `worker-${worker}` }),
    });
    if (!response.ok) throw new Error(`No world for the tests: ${await response.text()}`);
  }
}
