import { http } from 'msw';
import { setupServer } from 'msw/node';
import { createHandlers } from '@/mocks/handlers';
import { createSandbox } from '@/mocks/sandbox';

/** The sandbox backend of this test file: its state, faults on order, and the log of its calls. */
export const sandbox = createSandbox();

/** The same handlers that the browser and the HTTP sandbox run (decisions §3). */
export const server = setupServer(
  ...createHandlers(sandbox, {
    // Fails the test, as every error on the console does.
    onUnknown: ({ method, path }) => console.error(`no such call: ${method} ${path}`),
  }),
);

/**
 * Holds back a call until it is told to let it through: what has to happen meanwhile does, however
 * slow the machine is.
 */
export function holdBack(method: 'get' | 'post' | 'put' | 'delete', path: string): () => void {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  server.use(
    // Without an answer of its own it passes the call on to the sandbox.
    http[method](`*/api/v1${path}`, async () => {
      await isLetThrough;
    }),
  );
  return letThrough;
}
