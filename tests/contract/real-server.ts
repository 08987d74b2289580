import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type HttpServerOptions, startHttpServer } from '@/mocks/http-server';
import { server as mocked } from '../server';

const cleanups: (() => Promise<unknown>)[] = [];

/**
 * Makes calls in this file use real sockets, and stops servers after the test that has started them. Node's
 * fetch has no cookies, so those of the document are added to requests with credentials, as in a browser.
 */
export function leaveMockedServer(): void {
  beforeAll(() => mocked.close());
  beforeEach(() => {
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
      if (init.credentials !== 'include') return send(input, init);
      const headers = new Headers(init.headers);
      headers.set('Cookie', document.cookie);
      return send(input, { ...init, headers });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  });
}

/** Registers a cleanup for the end of the test; the last one runs first. */
export function afterwards(cleanup: () => Promise<unknown>): void {
  cleanups.push(cleanup);
}

/** Starts the server on a free port and points the application at it. */
export async function start(options: Omit<HttpServerOptions, 'port'> = {}) {
  const server = await startHttpServer({ port: 0, ...options });
  const meta = document.createElement('meta');
  meta.name = 'api-host';
  meta.content = server.url;
  document.head.append(meta);
  const stop = async () => {
    meta.remove();
    await server.close();
  };
  afterwards(stop);
  return { api: `${server.url}/api/v1`, stop };
}
