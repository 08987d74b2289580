import { createServer } from 'node:net';

/*
 * One name for all, since cookies do not travel between localhost and 127.0.0.1; a port each, so
 * that every call is cross-origin, as it is where the application is deployed. The ports are free
 * ones unless the environment names them. The processes of the tests inherit the environment of
 * the one that chose.
 */

/** Where the production build is served. */
export const appOrigin = await originOf('E2E_APP_PORT');

/** Where the HTTP sandbox listens. */
export const backendOrigin = await originOf('E2E_BACKEND_PORT');

/** What `npm start` serves: the app with the sandbox in the browser. */
export const sandboxOrigin = await originOf('E2E_SANDBOX_PORT');

async function originOf(variable: string): Promise<string> {
  process.env[variable] ||= String(await freePort());
  return `http://localhost:${process.env[variable]}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
