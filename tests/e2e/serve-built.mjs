import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';

/** What is a file or missing, never a page. */
const NO_PAGE = /^\/(\.well-known\/|(robots\.txt|favicon\.ico|sitemap\.xml)$)/;

/**
 * Serves built files as deploy/nginx.conf does: files under assets/ precompressed and cached for good, 404
 * for missing ones and for what programs ask every site for, and index.html at every other address.
 *
 * @param {{
 *   dir: string,
 *   port?: string,
 *   pageHeaders?: Record<string, string>,
 *   answerFirst?: (request: Request, pathname: string) => Response | undefined,
 * }} options
 *   `port` is one that the system gives by default; `pageHeaders` go with index.html; `answerFirst` may answer in place
 *   of the files.
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>} once it listens.
 */
export async function serveBuilt({ dir, port = '0', pageHeaders = {}, answerFirst }) {
  const files = staticMiddleware({ dir, encodings: { gzip: '.gz' } });
  const missing = () => new Response(null, { status: 404 });
  const server = serve({
    hostname: 'localhost',
    port,
    silent: true,
    async fetch(request) {
      const { origin, pathname } = new URL(request.url);
      const first = answerFirst?.(request, pathname);
      if (first) return first;
      if (NO_PAGE.test(pathname)) return missing();
      const isAsset = pathname.startsWith('/assets/');
      const { method, headers } = request;
      const address = new URL(isAsset ? pathname : '/', origin);
      const answer = await files(new Request(address, { method, headers }), missing);
      if (answer.status === 404) return answer;
      const cache = isAsset ? 'public, max-age=31536000, immutable' : 'no-cache';
      // The policy for the report's worker.
      const own = isAsset ? { 'Content-Security-Policy': "default-src 'self'" } : pageHeaders;
      const all = {
        'Cache-Control': cache,
        'X-Content-Type-Options': 'nosniff',
        ...own,
      };
      for (const [name, value] of Object.entries(all)) answer.headers.set(name, value);
      return answer;
    },
  });
  await server.ready();
  return {
    origin: `http://localhost:${new URL(server.url).port}`,
    close: () => server.close(true),
  };
}
