import { createServer } from 'node:net';

/*
 * All servers have one host name, since cookies are not shared between localhost and 127.0.0.1, and
 * different ports, so that calls are cross-origin as in a deployment. Each worker has a world of its own in
 * the HTTP sandbox, so that tests can run in parallel. Ports are free ones unless the environment names
 * them, those of the workers separated by commas; the workers inherit the choice by the environment.
 */

/** Number of tests that run in parallel. */
export const workers = 2;

/** The origin of the production build for each worker. */
export const appOrigins = await originsOf('E2E_APP_PORT', workers);

/** The origin of the HTTP sandbox. */
export const backendOrigin = first(await originsOf('E2E_BACKEND_PORT', 1));

/** The world of each worker, which is the API host of its app (make-worlds.ts). */
export const worlds = appOrigins.map((_origin, index) => `${backendOrigin}/w/worker-${index}`);

/** The origin of `npm start`: the app with the sandbox in the browser. */
export const sandboxOrigin = first(await originsOf('E2E_SANDBOX_PORT', 1));

/** The origin of this worker's production build. */
export const appOrigin = ownOf(appOrigins);

/** The world of this worker. */
export const world = ownOf(worlds);

function ownOf(origins: string[]): string {
  return origins[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? first(origins);
}

function first(origins: string[]): string {
  const [origin] = origins;
  if (!origin) throw new RangeError('No port.');
  return origin;
}

async function originsOf(variable: string, count: number): Promise<string[]> {
  const ports = process.env[variable]?.split(',') ?? [];
  while (ports.length < count) ports.push(await freePort());
  process.env[variable] = ports.join(',');
  return ports.map((port) => `http://localhost:${port}`);
}

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() =>
        resolve(String(typeof address === 'object' && address ? address.port : 0)),
      );
    });
  });
}
