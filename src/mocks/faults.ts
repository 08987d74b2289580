import * as z from 'zod/mini';
import { contains, hasHeaders } from './contains';
import { Rejection } from './reply';
import { errorResponse, textResponse, typedResponse } from './responses';

const faultShape = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE', '*']),
  path: z.string().check(z.regex(/^(\/.*|\*)$/)),
  query: z.optional(z.record(z.string(), z.string())),
  session: z.optional(z.string().check(z.minLength(1))),
  /** What the request's body has to contain. */
  requestBody: z.optional(z.unknown()),
  requestHeaders: z.optional(z.record(z.string(), z.string())),
  skip: z.optional(z.int().check(z.gte(0))),
  times: z._default(z.union([z.int().check(z.gte(1)), z.literal('always'), endless()]), 1),
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  delayMs: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** The body comes piece by piece over so long. */
  trickleMs: z.optional(z.int().check(z.gte(1), z.lte(600_000))),
  /** Waits until it is released. */
  hold: z.optional(z.boolean()),
  /** The connection breaks without an answer. */
  drop: z.optional(z.boolean()),
  /** A damaged body (`malformed`, `html`, `text`, `empty`), or one of one's own: any JSON. */
  body: z.optional(z.unknown()),
  /** The message of a refusal; without it a standing one. */
  message: z.optional(z.string()),
  headers: z.optional(
    z.record(
      z.string().check(z.regex(/^[\w-]+$/)),
      // No other character can be sent in a header.
      z.string().check(z.regex(/^[ -~\u0080-\u00ff]*$/)),
    ),
  ),
  after: z.optional(z.boolean()),
});

/**
 * A fault to order, the same from a test, from the panel and over HTTP.
 *
 * `path` is a path below /api/v1: the pattern of a call (`/projects/:projectId`), a concrete one
 * (`/projects/3`), or one with `*`, which is any part and, at the end, all the rest; `*` alone is any
 * path, as it is any method. `query` narrows it to parameters, `session` to a token or to the login of
 * an account, `requestBody` to what contains such fields, `requestHeaders` to headers, and the first `skip` calls
 * that fit go by.
 *
 * `body` or `message` without `status` is a success with that body; `delayMs` alone is a slow answer,
 * `trickleMs` one whose body is slow, `hold` one that waits until it is released, `headers` alone go with the call's own answer. The call is not
 * carried out, unless `after` is set: then it is, and its answer is replaced (the record is made, the
 * answer is 500). A fault happens once, or `times` times, or `'always'` (the same as `Infinity`, which
 * JSON does not have) until it is removed.
 */
export const faultOrder = faultShape.check(
  z.refine(
    (fault) =>
      replacesAnswer(fault) ||
      fault.delayMs !== undefined ||
      fault.trickleMs !== undefined ||
      fault.hold === true ||
      fault.headers !== undefined,
    { error: 'сбой пуст: нужны status, delayMs, trickleMs, hold, drop, body, message или headers' },
  ),
);
export type FaultOrder = z.input<typeof faultOrder>;

/** A fault that waits for its call. */
export const orderedFault = z.extend(faultShape, { id: z.int() });
export type OrderedFault = z.output<typeof orderedFault>;

function endless() {
  return z.pipe(
    z.custom<number>((value) => value === Infinity),
    z.transform(() => 'always' as const),
  );
}

/** What goes wrong with a call, however that came about. */
export type FaultEffect = Pick<
  OrderedFault,
  'status' | 'delayMs' | 'trickleMs' | 'drop' | 'body' | 'message' | 'headers' | 'after'
>;

/** A request that a fault may be meant for. */
export interface FaultyRequest {
  method: string;
  /** The pattern of its call. */
  pattern: string;
  path: string;
  search: URLSearchParams;
  /** What a session may be called by: its token and the login of its account. */
  sessions: readonly string[];
  /** JSON where the body is JSON, its text where it is not. */
  body: unknown;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
}

const FAULT_MESSAGE = 'Ошибка, заказанная в песочнице';
const HTML_PAGE = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

/** Whether the fault is meant for this request. */
export function isFaultFor(
  fault: Pick<
    OrderedFault,
    'method' | 'path' | 'query' | 'session' | 'requestBody' | 'requestHeaders'
  >,
  request: FaultyRequest,
): boolean {
  const { method, path, query, session, requestBody, requestHeaders = {} } = fault;
  if (method !== '*' && method !== request.method) return false;
  if (session !== undefined && !request.sessions.includes(session)) return false;
  const hasQuery = Object.entries(query ?? {}).every(([name, value]) =>
    request.search.getAll(name).some((sent) => value === '*' || value === sent),
  );
  return (
    hasQuery &&
    isPathFor(path, request) &&
    (requestBody === undefined || contains(request.body, requestBody)) &&
    hasHeaders(request.headers, requestHeaders)
  );
}

/** Whether a path with parameters and wildcards means this one, whose call has the pattern. */
export function isPathFor(
  wanted: string,
  { pattern, path }: Pick<FaultyRequest, 'pattern' | 'path'>,
): boolean {
  if (wanted === '*') return true;
  const parts = wanted.split('/');
  const patternParts = pattern.split('/');
  const pathParts = path.split('/');
  const isOpen = parts.at(-1) === '*';
  if (isOpen ? parts.length > pathParts.length : parts.length !== pathParts.length) return false;
  return parts.every(
    (part, i) => part === '*' || (isParam(part) ? isParam(patternParts[i]) : part === pathParts[i]),
  );
}

/** Whether an order can ever be met by the call with this pattern. */
export function mayHit(
  { method, path: wanted }: Pick<OrderedFault, 'method' | 'path'>,
  call: { method: string; path: string },
): boolean {
  const parts = wanted.split('/');
  const path = call.path.split('/').map((part, i) => (isParam(part) ? parts[i] : part));
  return (
    (method === '*' || method === call.method) &&
    isPathFor(wanted, { pattern: call.path, path: path.join('/') })
  );
}

function isParam(part: string | undefined): boolean {
  return part !== undefined && (part.startsWith(':') || part.startsWith('{'));
}

/** Whether the fault takes the place of the call's own answer; a mere delay does not. */
export function replacesAnswer({ status, drop, body, message }: FaultEffect): boolean {
  return status !== undefined || drop === true || body !== undefined || message !== undefined;
}

/**
 * The answer that the fault asks for; `Response.error()` stands for a broken connection. A refusal that
 * brings no body of its own is worded as the server words one: `refuse`.
 */
export function faultResponse(
  { drop, status = 200, body, message }: FaultEffect,
  refuse: (refusal: Rejection) => Response = errorResponse,
): Response {
  if (drop) return Response.error();
  // These may carry no body by definition of HTTP.
  if (status === 204 || status === 205 || status === 304) return new Response(null, { status });
  const words = message ?? FAULT_MESSAGE;
  if (body === 'empty') return new Response(null, { status });
  if (body === 'html') return textResponse(HTML_PAGE, status, 'text/html');
  if (body === 'text') return textResponse(words, status);
  if (body === undefined && status >= 400) return refuse(new Rejection(status, words));
  const own = body === undefined ? { message: words } : body;
  const json = body === 'malformed' ? '{"message": "оборв' : JSON.stringify(own);
  return typedResponse(json, status, 'application/json');
}
