import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { answerAuthorizationPage } from './browser-authorize';
import { keptInBrowser, openBrowserStore } from './browser-store';
import { API_PREFIX, createHandlers } from './handlers';
import { createSandbox } from './sandbox';

/**
 * Starts the sandbox in the browser: a service worker takes the calls to the backend, this tab
 * answers them, IndexedDB keeps the state for reloads and for other tabs.
 *
 * @throws without service workers: they need https or localhost.
 */
export async function startSandbox(): Promise<void> {
  const sandbox = createSandbox({ authorizationPage: '/sandbox-authorize.html' });
  const exclusive = keptInBrowser(sandbox, await openBrowserStore());
  // Otherwise the development server would answer a mistyped call with the start page.
  const noSuchCall = http.all(`*${API_PREFIX}/*`, () =>
    HttpResponse.json({ message: 'Нет такого вызова' }, { status: 404 }),
  );
  const worker = setupWorker(...createHandlers(sandbox, exclusive), noSuchCall);
  await worker.start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
  answerAuthorizationPage(sandbox, exclusive);
  // The panel is no part of what one waits for.
  void import('./panel/mount-panel').then(({ mountPanel }) => mountPanel(sandbox, exclusive));
}
