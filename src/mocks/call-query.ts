import * as z from 'zod/mini';
import { problemOf } from './body';
import { badRequest } from './reply';

const MAX_WAIT_S = 60;

const number = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
const json = z.pipe(
  z.string(),
  z.transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', message: 'не JSON', input: text });
      return z.NEVER;
    }
  }),
);

/** The parameters of `GET /sandbox/calls`. */
const query = z.strictObject({
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  body: z.optional(json),
  since: z.optional(number),
  /** The number of calls that ends `wait`. */
  count: z._default(number, 1),
  wait: z.optional(z.string().check(z.regex(/^\d{1,2}s$/))),
});

/**
 * Reads a query of the log from an address: which calls, and how long to wait for how many of them.
 *
 * @throws {Rejection} 400 with a message for a wrong parameter.
 */
export function askedCalls({ searchParams }: URL) {
  const parsed = query.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) throw badRequest(problemOf(parsed.error));
  const { count, wait = '0s', ...filter } = parsed.data;
  const waitS = Math.min(Number.parseInt(wait, 10), MAX_WAIT_S);
  return { filter, count, waitMs: waitS * 1_000 };
}
