import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type HttpServerOptions, startHttpServer } from '@/mocks/http-server';
import { server as mocked } from '../server';
import { type Sent, sender } from './call';

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

/** A sandbox over HTTP, a new one for each test of the file, which is used by its calls alone. */
export function spokenSandbox() {
  leaveMockedServer();
  let origin = '';
  beforeEach(async () => {
    origin = new URL((await start()).api).origin;
  });

  const spoken = {
    /** Sends a call to an address below the server's root, `/api/v1/projects` or `/sandbox/faults`. */
    send: sender(() => origin, { hasCookie: true }),
    /** The JSON of a 200 answer; fails for any other status. */
    async ask<Answer = unknown>(method: string, path: string, sent?: Sent): Promise<Answer> {
      const response = await spoken.send(method, path, sent);
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      return (await response.json()) as Answer;
    },
    /** Starts a session, by default of the main account; returns the token. */
    async signIn(mount = '', login?: string): Promise<string> {
      const body = { login };
      const session = await spoken.ask<{ session_token: string }>(
        'POST',
        `${mount}/sandbox/sessions`,
        { body },
      );
      return session.session_token;
    },
  };
  return spoken;
}
