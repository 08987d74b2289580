import { createServer } from 'node:net';

/*
 * One name for all, since cookies do not travel between localhost and 127.0.0.1; a port each, so
 * that every call is cross-origin, as it is where the application is deployed. Each worker has a
 * world of its own in the HTTP sandbox, so that tests run side by side. The ports are free ones
 * unless the environment names them, with commas between those of the workers. The processes of the
 * tests inherit the environment of the one that chose.
 */

/** How many tests run at once. */
export const workers = 2;

/** Where the production build is served, for each worker. */
export const appOrigins = await originsOf('E2E_APP_PORT', workers);

/** Where the HTTP sandbox listens. */
export const backendOrigin = first(await originsOf('E2E_BACKEND_PORT', 1));

/** The world of each worker: what its application has for an API host (make-worlds.ts). */
export const worlds = appOrigins.map((_origin, index) => `${backendOrigin}/w/worker-${index}`);

/** What `npm start` serves: the app with the sandbox in the browser, whose data are its own. */
export const sandboxOrigin = first(await originsOf('E2E_SANDBOX_PORT', 1));

/** Where this worker finds the production build. */
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
