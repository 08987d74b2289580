import { backendOrigin, worlds } from './addresses.ts';

/** Creates the world of each worker before the first test. */
export default async function makeWorlds(): Promise<void> {
  for (const world of worlds) {
    const response = await fetch(`${backendOrigin}/sandbox/worlds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: world.split('/').at(-1) }),
    });
    if (!response.ok) throw new Error(`No world for the tests: ${await response.text()}`);
  }
}
