import * as z from 'zod/mini';
import { contains } from './contains';
import { Rejection } from './reply';
import { errorResponse, textResponse, typedResponse } from './responses';

const faultShape = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE', '*']),
  path: z.string().check(z.regex(/^(\/.*|\*)$/)),
  query: z.optional(z.record(z.string(), z.string())),
  /** What the request's body must contain. */
  requestBody: z.optional(z.unknown()),
  skip: z.optional(z.int().check(z.gte(0))),
  times: z._default(z.union([z.int().check(z.gte(1)), z.literal('always')]), 1),
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  delayMs: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** The call waits until it is released. */
  hold: z.optional(z.boolean()),
  /** The connection breaks without an answer. */
  drop: z.optional(z.boolean()),
  /** A damaged body (`malformed`, `html`, `text`, `empty`) or any JSON. */
  body: z.optional(z.unknown()),
  /** The message of a refusal; without it the default one. */
  message: z.optional(z.string()),
  headers: z.optional(
    z.record(
      z.string().check(z.regex(/^[\w-]+$/)),
      // The characters that a header may contain.
      z.string().check(z.regex(/^[ -~\u0080-\u00ff]*$/)),
    ),
  ),
  after: z.optional(z.boolean()),
});

/**
 * The order of a fault, the same in tests, in the panel and over HTTP; docs/sandbox.md tells what its fields mean.
 * `body` or `message` without `status` is a success with that body. The call is not carried out, unless `after` is set.
 */
export const faultOrder = faultShape.check(
  z.refine(
    (fault) =>
      replacesAnswer(fault) ||
      fault.delayMs !== undefined ||
      fault.hold === true ||
      fault.headers !== undefined,
    { error: 'сбой пуст: нужны status, delayMs, hold, drop, body, message или headers' },
  ),
);
export type FaultOrder = z.input<typeof faultOrder>;

/** A fault that has been ordered, with its id. */
export const orderedFault = z.extend(faultShape, { id: z.int() });
export type OrderedFault = z.output<typeof orderedFault>;

/** The effect of a fault on a call. */
export type FaultEffect = Pick<
  OrderedFault,
  'status' | 'delayMs' | 'drop' | 'body' | 'message' | 'headers' | 'after'
>;

/** A request, with everything that faults are matched by. */
export interface FaultyRequest {
  method: string;
  /** The pattern of its call. */
  pattern: string;
  path: string;
  search: URLSearchParams;
  /** The parsed JSON, or the text if it is not JSON. */
  body: unknown;
}

const FAULT_MESSAGE = 'Ошибка, заказанная в песочнице';
const HTML_PAGE = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

/** Whether the fault matches this request. */
export function isFaultFor(
  { method, path, query, requestBody }: OrderedFault,
  request: FaultyRequest,
): boolean {
  if (method !== '*' && method !== request.method) return false;
  const hasQuery = Object.entries(query ?? {}).every(([name, value]) =>
    request.search.getAll(name).some((sent) => value === '*' || value === sent),
  );
  return (
    hasQuery &&
    isPathFor(path, request) &&
    (requestBody === undefined || contains(request.body, requestBody))
  );
}

/** Whether a path with parameters or wildcards matches a path, whose call has the given pattern. */
export function isPathFor(
  wanted: string,
  { pattern, path }: Pick<FaultyRequest, 'pattern' | 'path'>,
): boolean {
  const parts = wanted.split('/');
  const patternParts = pattern.split('/');
  const pathParts = path.split('/');
  const isOpen = parts.at(-1) === '*';
  if (isOpen ? parts.length > pathParts.length : parts.length !== pathParts.length) return false;
  return parts.every(
    (part, i) => part === '*' || (isParam(part) ? isParam(patternParts[i]) : part === pathParts[i]),
  );
}

/** Whether an order can match any request of the call with this pattern. */
export function mayHit(
  { method, path: wanted }: { method: string; path: string },
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

/** Whether the fault replaces the call's own answer; a delay alone does not. */
export function replacesAnswer({ status, drop, body, message }: FaultEffect): boolean {
  return status !== undefined || drop === true || body !== undefined || message !== undefined;
}

/**
 * The answer of the fault; `Response.error()` is a broken connection. A refusal without a body of its own is
 * written by `refuse`, in the profile's form.
 */
export function faultResponse(
  { drop, status = 200, body, message }: FaultEffect,
  refuse: (refusal: Rejection) => Response = errorResponse,
): Response {
  if (drop) return Response.error();
  // HTTP allows no body with these statuses.
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
