import { setupWorker } from 'msw/browser';
import { API_PREFIX } from './addressing';
import { answerAuthorizationPage } from './browser-authorize';
import { isReload, playFromAddress } from './browser-scenario';
import { keptInBrowser, openBrowserStore } from './browser-store';
import { createHandlers } from './handlers';
import { createNews } from './news';
import { createSandbox } from './sandbox';

/**
 * Starts the sandbox in the browser: a service worker takes the calls to the backend, this tab
 * answers them, IndexedDB keeps the state for reloads and for other tabs.
 *
 * @throws without service workers: they need https or localhost.
 */
export async function startSandbox(): Promise<void> {
  const sandbox = createSandbox({ authorizationPage: '/sandbox-authorize.html' });
  const news = createNews();
  const exclusive = keptInBrowser(sandbox, await openBrowserStore(news), news);
  const { search } = window.location;
  const problem = await playFromAddress(sandbox, exclusive, { search, isReloaded: isReload() });
  if (problem !== undefined) news.tell(problem);
  const signalOf = followSignals();
  const worker = setupWorker(...createHandlers(sandbox, { exclusive, signalOf }));
  await worker.start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
  answerAuthorizationPage(sandbox, exclusive);
  // The panel is no part of what one waits for.
  void import('./panel/mount-panel').then(({ mountPanel }) => mountPanel(sandbox, exclusive, news));
}

const REQUEST_NUMBER = 'X-Sandbox-Request';

/**
 * A service worker hands requests over without their signals, so that each request of this page
 * carries a number, by which the handlers find its signal. The number never reaches a network.
 */
function followSignals(): (request: Request) => AbortSignal {
  const signals = new Map<string, AbortSignal>();
  const send = window.fetch.bind(window);
  let last = 0;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!init?.signal || !address.includes(API_PREFIX)) return send(input, init);
    last += 1;
    const number = String(last);
    signals.set(number, init.signal);
    const headers = new Headers(init.headers);
    headers.set(REQUEST_NUMBER, number);
    try {
      return await send(input, { ...init, headers });
    } finally {
      signals.delete(number);
    }
  };
  return ({ headers, signal }) => signals.get(headers.get(REQUEST_NUMBER) ?? '') ?? signal;
}
