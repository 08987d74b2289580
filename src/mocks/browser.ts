import { setupWorker } from 'msw/browser';
import { answerAuthorizationPage } from './browser-authorize';
import { keptInBrowser } from './browser-store';
import { createHandler } from './handlers';
import { createNews, type News } from './news';
import { NOT_INTERCEPTED } from './not-intercepted';
import type { SignIn } from './panel/accounts';
import { createSandbox } from './sandbox';
import { servingUntilLeft } from './until-left';

const NEEDS_SECURE_CONTEXT =
  'Песочница работает только по адресу https или localhost: на других браузер не даёт странице перехватывать ' +
  'запросы. Откройте http://localhost с тем же портом или запустите сервер отдельно: npm run backend.';

/**
 * Starts the sandbox in the browser: a service worker intercepts the calls to the backend, this tab answers
 * them, and localStorage keeps the state across reloads and tabs. If the browser has no service workers (they
 * need https or localhost), it says so and never settles, since the app must not start without a backend.
 *
 * @param signIn signs the app in with a session of the sandbox, for 'Войти как'.
 */
export async function startSandbox({ signIn }: { signIn: SignIn }): Promise<void> {
  if (!window.isSecureContext) {
    showNotice(NEEDS_SECURE_CONTEXT);
    return new Promise(() => {});
  }
  const sandbox = createSandbox({ authorizationPage: '/sandbox-authorize.html' });
  const news = createNews(sessionStorage);
  const exclusive = keptInBrowser(sandbox, news);
  watchInterception(news);
  const worker = setupWorker(createHandler(sandbox, { exclusive, host: apiHost() }));
  await servingUntilLeft(() =>
    worker.start({
      onUnhandledRequest: 'bypass',
      quiet: true,
      serviceWorker: { url: '/mockServiceWorker.js' },
    }),
  );
  answerAuthorizationPage(sandbox, exclusive);
  // Not awaited: the app starts without waiting for the panel.
  void import('./panel/sandbox-panel').then(({ mountPanel }) =>
    mountPanel({ sandbox, exclusive, news, signIn }),
  );
}

/** Shows a sentence on a page without the app. */
function showNotice(text: string): void {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'max-width: 40rem; margin: 2rem auto; padding: 0 1rem';
  notice.textContent = text;
  document.body.append(notice);
}

/** The host of this page's backend, if `<meta name="api-host">` names one. */
function apiHost(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-host"]');
  return new URL(meta?.content.trim() || '/', window.location.origin).href.replace(/\/+$/, '');
}

/**
 * Reports a call that has reached the server of `npm start`. After a restart the service worker has
 * forgotten its tabs and lets all calls through.
 */
function watchInterception(news: News): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await send(input, init);
    if (response.headers.has(NOT_INTERCEPTED.header)) {
      news.tell(`${NOT_INTERCEPTED.message}: обновите страницу.`);
    }
    return response;
  };
}
