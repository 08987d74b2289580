import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { NOT_INTERCEPTED } from '../src/mocks/not-intercepted.ts';

/** Paths that only the sandbox in the browser answers. */
const BACKEND = /^(\/w\/[^/]+)?\/(api\/v1|sandbox)(\/|\?|$)/;

/** The service worker, which MSW's package brings. */
const WORKER = fileURLToPath(
  new URL('../node_modules/msw/lib/mockServiceWorker.js', import.meta.url),
);

/** The service worker leaves navigations to the server, even while it intercepts all calls of the page. */
const OPENED =
  'Песочница отвечает здесь только вызовам страниц приложения: fetch в консоли такой страницы. Адреса для ' +
  'адресной строки даёт npm run backend.';

/**
 * Answers 503 to calls of the backend that reach the server of `npm start`, because the service worker has
 * not intercepted them. Vite would answer with index.html, which the app would take for data. Serves the service
 * worker, too.
 */
export function sandboxGate(): Plugin {
  return {
    name: 'spms:sandbox-gate',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/mockServiceWorker.js', (_request, response: ServerResponse) => {
        response.setHeader('Content-Type', 'text/javascript');
        createReadStream(WORKER).pipe(response);
      });
      middlewares.use(({ url = '', headers }, response: ServerResponse, next) => {
        if (!BACKEND.test(url)) {
          next();
          return;
        }
        response.statusCode = 503;
        response.setHeader('Content-Type', 'application/json');
        response.setHeader(NOT_INTERCEPTED.header, '1');
        const isOpened = headers['sec-fetch-mode'] === 'navigate';
        response.end(JSON.stringify({ message: isOpened ? OPENED : NOT_INTERCEPTED.message }));
      });
    },
  };
}
