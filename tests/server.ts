import { http } from 'msw';
import { vi } from 'vitest';
import { setupSandbox } from '@/mocks/node';
import { patiently } from '../scripts/test-conditions.ts';

/**
 * The sandbox backend of this test file: its state, faults on order, and the log of its calls. It has the
 * same handlers as in the browser (decisions §3).
 */
export const { sandbox, server } = setupSandbox({
  // Fails the test, as every error on the console does.
  onUnknown: ({ method, path }) => console.error(`no such call: ${method} ${path}`),
});

/**
 * Holds the next such call back, which the sandbox has logged by then; what it answers is ordered with
 * it. Returns what lets it go, once it is there.
 */
export function holdCall(order: Parameters<typeof sandbox.orderFault>[0]): () => Promise<void> {
  const { id } = sandbox.orderFault({ ...order, hold: true });
  return async () => {
    await vi.waitUntil(() => sandbox.isHeld(id), { timeout: patiently(5_000) });
    sandbox.release(id);
  };
}

/** Settles behind everything that was sent before, and what is done at once with the answers. */
export async function afterCalls(): Promise<void> {
  server.use(http.get('*/after-calls', () => new Response()));
  await fetch(new URL('/after-calls', window.location.origin));
}

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
