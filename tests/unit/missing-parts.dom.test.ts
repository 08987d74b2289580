import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { isMissingPart, markMissingParts, reloadIfServed } from '@/lib/missing-parts';
import { loadDocument } from '@/lib/own-reload';
import { server } from '../server';

vi.mock('@/lib/own-reload', () => ({ loadDocument: vi.fn() }));

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

test("'Повторить' reloads the document when the server answers", async () => {
  server.use(http.get('/', () => HttpResponse.html('')));
  await reloadIfServed();
  expect(loadDocument).toHaveBeenCalledOnce();
});

test.each([
  ['no server', () => HttpResponse.error()],
  ['a server that fails', () => new HttpResponse(null, { status: 502 })],
])("'Повторить' with %s keeps the document", async (_what, answer) => {
  server.use(http.get('/', answer));
  await reloadIfServed();
  expect(loadDocument).not.toHaveBeenCalled();
});

test("'Повторить' fetches what was preloaded first: WebKit would repeat the failure", async () => {
  const order: string[] = [];
  vi.mocked(loadDocument).mockImplementationOnce(() => void order.push('reload'));
  server.use(
    http.get('/', () => HttpResponse.html('')),
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
