import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { NOT_INTERCEPTED } from '../src/mocks/not-intercepted.ts';

/** Paths that only the sandbox in the browser answers. */
const BACKEND = /^(\/w\/[^/]+)?\/(api\/v1|sandbox)(\/|\?|$)/;

/**
 * Answers 503 to calls of the backend that reach the server of `npm start`, because the service worker has
 * not intercepted them. Vite would answer with index.html, which the app would take for data.
 */
export function sandboxGate(): Plugin {
  return {
    name: 'spms:sandbox-gate',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response: ServerResponse, next) => {
        if (!BACKEND.test(url)) {
          next();
          return;
        }
        response.statusCode = 503;
        response.setHeader('Content-Type', 'application/json');
        response.setHeader(NOT_INTERCEPTED.header, '1');
        response.end(JSON.stringify({ message: NOT_INTERCEPTED.message }));
      });
    },
  };
}
