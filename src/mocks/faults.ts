import * as z from 'zod/mini';

/**
 * A fault to order, the same from a test, from the panel and over HTTP.
 *
 * `path` is a path below /api/v1: the pattern of a call (`/projects/:projectId`) or a concrete one
 * (`/projects/3`). `body` without `status` is a success with a damaged body; `delayMs` alone is a
 * slow answer. The call is not carried out, unless `after` is set: then it is, and its answer is
 * replaced (the record is made, the answer is 500). A fault happens once, or `times` times, or
 * `'always'` (the same as `Infinity`, which JSON does not have) until it is removed.
 */
export const faultOrder = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string().check(z.startsWith('/')),
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  delayMs: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** The connection breaks without an answer. */
  drop: z.optional(z.boolean()),
  body: z.optional(z.enum(['malformed', 'html', 'empty', 'text'])),
  times: z._default(z.union([z.int().check(z.gte(1)), z.literal('always'), endless()]), 1),
  after: z.optional(z.boolean()),
});
export type FaultOrder = z.input<typeof faultOrder>;

function endless() {
  return z.pipe(
    z.custom<number>((value) => value === Infinity),
    z.transform(() => 'always' as const),
  );
}

/** A fault that waits for its call. */
export type OrderedFault = z.output<typeof faultOrder> & { id: number };

const FAULT_MESSAGE = 'Ошибка, заказанная в песочнице';
const HTML_PAGE = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

/** Whether the fault is meant for this request, whose call has the pattern `pattern`. */
export function isFaultFor(
  fault: Pick<OrderedFault, 'method' | 'path'>,
  request: { method: string; pattern: string; path: string },
): boolean {
  if (fault.method !== request.method) return false;
  const wanted = fault.path.split('/');
  const pattern = request.pattern.split('/');
  const path = request.path.split('/');
  return (
    wanted.length === pattern.length &&
    wanted.every((part, i) => (isParam(part) ? isParam(pattern[i]) : part === path[i]))
  );
}

/** Whether an order can ever be met by the call with this pattern. */
export function mayHit(
  fault: Pick<OrderedFault, 'method' | 'path'>,
  call: { method: string; path: string },
): boolean {
  const wanted = fault.path.split('/');
  const path = call.path.split('/').map((part, i) => (isParam(part) ? wanted[i] : part));
  return isFaultFor(fault, { method: call.method, pattern: call.path, path: path.join('/') });
}

function isParam(part: string | undefined): boolean {
  return part !== undefined && (part.startsWith(':') || part.startsWith('{'));
}

/** Whether the fault takes the place of the call's own answer; a mere delay does not. */
export function replacesAnswer({ status, drop, body }: OrderedFault): boolean {
  return status !== undefined || drop === true || body !== undefined;
}

/** The answer that the fault asks for; `Response.error()` stands for a broken connection. */
export function faultResponse(fault: OrderedFault): Response {
  if (fault.drop) return Response.error();
  const status = fault.status ?? 200;
  // These may carry no body by definition of HTTP.
  if (status === 204 || status === 205 || status === 304) return new Response(null, { status });
  switch (fault.body) {
    case 'malformed':
      return typed('{"message": "оборв', status, 'application/json');
    case 'html':
      return typed(HTML_PAGE, status, 'text/html; charset=utf-8');
    case 'text':
      return typed(FAULT_MESSAGE, status, 'text/plain; charset=utf-8');
    case 'empty':
      return new Response(null, { status });
    case undefined:
      return typed(JSON.stringify({ message: FAULT_MESSAGE }), status, 'application/json');
  }
}

function typed(body: string, status: number, type: string): Response {
  return new Response(body, { status, headers: { 'Content-Type': type } });
}
