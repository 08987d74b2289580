import { HttpHandler, http } from 'msw';
import { vi } from 'vitest';
import { API_PREFIX } from '@/mocks/addressing';
import { setupSandbox } from '@/mocks/node';
import { patiently } from '../scripts/test-conditions.ts';

/**
 * The sandbox of this test file (state, faults, log of calls) and MSW's server, with the handlers of
 * the browser.
 */
export const { sandbox, server } = setupSandbox({
  // Fails the test, as every console error does.
  onUnknown: ({ method, path }) => console.error(`no such call: ${method} ${path}`),
});

const ownHandlers = new Set(server.listHandlers());

/** The ordered faults and the overrides (`server.use`) that no call has met. */
export function leftovers(): string[] {
  const overrides = server
    .listHandlers()
    .filter((handler) => handler instanceof HttpHandler)
    .filter((handler) => !ownHandlers.has(handler) && !handler.isUsed)
    // Those of one call: a test may put itself before all of them, and serve pages beside them.
    .filter(
      ({ info: { method, path } }) =>
        typeof method === 'string' && String(path).includes(API_PREFIX),
    );
  return [
    ...sandbox.unmetFaults().map(({ method, path }) => `fault ${method} ${path}`),
    ...overrides.map(({ info }) => `override ${info.header}`),
  ];
}

/**
 * Holds back the next call that matches a fault: it reaches the sandbox's log, and is answered after the
 * release, as the fault says.
 *
 * @returns a function that waits for the call and releases it.
 */
export function holdCall(order: Parameters<typeof sandbox.orderFault>[0]): () => Promise<void> {
  const { id } = sandbox.orderFault({ ...order, hold: true });
  return async () => {
    await vi.waitUntil(() => sandbox.isHeld(id), { timeout: patiently(5_000) });
    sandbox.removeFault(id);
  };
}

/** Settles after all calls that were sent before, and the immediate handling of their answers. */
export async function afterCalls(): Promise<void> {
  server.use(http.get('*/after-calls', () => new Response()));
  await fetch(new URL('/after-calls', window.location.origin));
}

/**
 * Holds back all calls to a path before they reach the sandbox.
 *
 * @returns a function that lets them through.
 */
export function holdBack(method: 'get' | 'post' | 'put' | 'delete', path: string): () => void {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  server.use(
    // A handler that returns nothing leaves the call to the sandbox's handler.
    http[method](`*/api/v1${path}`, async () => {
      await isLetThrough;
    }),
  );
  return letThrough;
}
