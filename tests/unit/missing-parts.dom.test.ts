import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadDocument } from '@/lib/own-reload';
import { isMissingPart, markMissingParts, reloadIfServed } from '@/lib/release';
import { server } from '../server';

vi.mock('@/lib/own-reload', () => ({ loadDocument: vi.fn(), loadDocumentFor: vi.fn() }));

/** What Vite's loader does with an error before it throws it. */
function reportFailure(error: Error): Error {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}

markMissingParts();

beforeEach(() => vi.mocked(loadDocument).mockClear());

test('the failed import of any browser is a missing part, and none on which the router reloads', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: /assets/a.js',
    'error loading dynamically imported module: /assets/a.js',
    'Importing a module script failed.',
  ]) {
    const error = reportFailure(new TypeError(message));
    expect(isMissingPart(error)).toBe(true);
    // Firefox and Safari throw the same error again.
    reportFailure(error);
    expect(error.message).toBe(`A part of the app is missing: ${message}`);
  }
  expect(isMissingPart(new TypeError('x is not a function'))).toBe(false);
});

test('lost styles are requested until they come, since the loader requests them once', () => {
  vi.useFakeTimers();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  link.setAttribute('href', '/assets/dialog-1a2b3c4d.css');
  document.head.append(link);
  const current = () => document.head.querySelector('link');
  reportFailure(
    new Error('Unable to preload CSS for https://spms.example.edu/assets/dialog-1a2b3c4d.css'),
  );
  vi.advanceTimersByTime(5_000);
  const second = current();
  expect(second).not.toBe(link);
  expect(second?.href).toBe(link.href);
  second?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(5_000);
  const third = current();
  expect(third).not.toBe(second);
  vi.advanceTimersByTime(60_000);
  expect(current()).toBe(third);
  vi.useRealTimers();
});

test.each([
  ['the page of the app', '<meta name="api-host"><link id="entry" href="/assets/a.js">', true],
  ["a captive portal's page", '<title>Wi-Fi</title>', false],
])("'Повторить' with %s on the server", async (_what, page, isReloaded) => {
  server.use(http.get('/', () => HttpResponse.html(page)));
  await reloadIfServed();
  expect(loadDocument).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
});

test("'Повторить' without a server keeps the document", async () => {
  server.use(http.get('/', () => HttpResponse.error()));
  await reloadIfServed();
  expect(loadDocument).not.toHaveBeenCalled();
});

test("'Повторить' fetches what was preloaded first: WebKit would repeat the failure", async () => {
  const order: string[] = [];
  vi.mocked(loadDocument).mockImplementationOnce(() => void order.push('reload'));
  server.use(
    http.get('/', () => HttpResponse.html('<meta name="api-host"><link id="entry" href="/a.js">')),
    http.get('/assets/:file', ({ params }) => {
      order.push(String(params['file']));
      return params['file'] === 'gone.js' ? HttpResponse.error() : HttpResponse.text('');
    }),
  );
  for (const file of ['page.js', 'gone.js']) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload' });
    link.setAttribute('href', `/assets/${file}`);
    document.head.append(link);
  }
  await reloadIfServed();
  expect(order).toEqual(['page.js', 'gone.js', 'reload']);
});
