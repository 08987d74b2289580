import { afterEach, beforeAll } from 'vitest';
import { type HttpServerOptions, startHttpServer } from '@/mocks/http-server';
import { server as mocked } from '../server';

const cleanups: (() => Promise<unknown>)[] = [];

/** Lets calls go through real sockets in this file, and stops what a test has started. */
export function leaveMockedServer(): void {
  beforeAll(() => mocked.close());
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  });
}

/** Has something done after the test, the last first. */
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
