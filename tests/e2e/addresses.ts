/*
 * All servers have one host name, since cookies are not shared between localhost and 127.0.0.1, and
 * different ports, so that calls are cross-origin as in a deployment. Each worker has a world of its own in
 * the HTTP sandbox, so that tests can run in parallel. The servers listen at ports that the system gives them, and
 * Playwright reads these from what they print (playwright.config.ts): before they have started there is no address.
 */

/** Number of tests that run in parallel. */
export const workers = 2;

/** This worker's index among them. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The origin of the HTTP sandbox. */
export const backendOrigin = originOf('E2E_BACKEND_PORT');

/** The origin of this worker's production build. */
export const appOrigin = originOf(`E2E_APP_PORT_${worker}`);

/** The origin of `npm start`: the app with the sandbox in the browser. */
export const sandboxOrigin = originOf('E2E_SANDBOX_PORT');

/** The world of this worker, which is the API host of its app (make-worlds.ts). */
export const world = `${backendOrigin}/w/worker-${worker}`;

/** The origin of the server whose port stands in this variable of the environment. */
export function originOf(variable: string): string {
  return `http://localhost:${process.env[variable] ?? 0}`;
}
