const ALLOWED_METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
/** The only request headers that servers of this contract allow (decisions §1). */
const ALLOWED_HEADERS = ['Accept', 'Authorization', 'Content-Type', 'X-CSRF-Token', 'Session-Id'];

const isListed = (list: string[], name: string) =>
  list.some((entry) => entry.toLowerCase() === name.toLowerCase());

/**
 * The answer to a preflight: always a success, but a browser may go on only with the methods and headers that the
 * servers allow and, with `onlyOrigin`, only from that origin. Real servers name those that were asked for, with 200.
 */
export function preflightResponse(
  request: Request,
  isReal: boolean,
  onlyOrigin?: string,
): Response {
  const method = request.headers.get('Access-Control-Request-Method') ?? 'GET';
  const headers = (request.headers.get('Access-Control-Request-Headers') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const response = new Response(null, { status: isReal ? 200 : 204 });
  if (!isListed(ALLOWED_METHODS, method)) return response;
  if (!headers.every((name) => isListed(ALLOWED_HEADERS, name))) return response;
  const [methods, names] = isReal ? [[method], headers] : [ALLOWED_METHODS, ALLOWED_HEADERS];
  response.headers.set('Access-Control-Allow-Methods', methods.join(', '));
  response.headers.set('Access-Control-Allow-Headers', names.join(', '));
  response.headers.set('Access-Control-Max-Age', '300');
  return withCors(response, request, onlyOrigin);
}

/** Adds the headers that let the calling origin read the answer, with credentials. */
export function withCors(response: Response, request: Request, onlyOrigin?: string): Response {
  const origin = request.headers.get('Origin');
  response.headers.append('Vary', 'Origin');
  if (origin !== null && (onlyOrigin === undefined || origin === onlyOrigin)) {
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Allow-Credentials', 'true');
  }
  return response;
}
