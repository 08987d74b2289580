import * as z from 'zod/mini';
import { problemOf } from './body';
import type { CallFilter } from './call-match';
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
  since: z.optional(
    z.string().check(
      z.refine((value) => /^\d+$/.test(value) || !Number.isNaN(Date.parse(value)), {
        error: 'это id вызова или момент',
      }),
    ),
  ),
  offset: z._default(number, 0),
  limit: z.optional(number),
  /** Whether the bodies of the answers are included. */
  answers: z._default(z.stringbool(), false),
  /** The number of calls that ends `wait`. */
  count: z._default(number, 1),
  wait: z.optional(z.string().check(z.regex(/^\d{1,2}s$/))),
});

/** A query of the log: which calls, how many of them, how long to wait for them. */
interface AskedCalls {
  filter: CallFilter;
  offset: number;
  limit: number | undefined;
  answers: boolean;
  count: number;
  /** 0: answer immediately. */
  waitMs: number;
}

/**
 * Reads a query of the log from an address.
 *
 * @throws {Rejection} 400 with a message for a wrong parameter.
 */
export function askedCalls({ searchParams }: URL): AskedCalls {
  const { header: _, ...params } = Object.fromEntries(searchParams);
  const parsed = query.safeParse(params);
  if (!parsed.success) throw badRequest(problemOf(parsed.error));
  const { offset, limit, answers, count, wait = '0s', ...filter } = parsed.data;
  const waitS = Math.min(Number.parseInt(wait, 10), MAX_WAIT_S);
  const headers = Object.fromEntries(searchParams.getAll('header').map(readHeader));
  return { filter: { ...filter, headers }, offset, limit, answers, count, waitMs: waitS * 1_000 };
}

/** `name:value` of one header, or a name alone, which is any value. */
function readHeader(text: string): [string, string] {
  const [name = '', ...value] = text.split(':');
  return [name.trim(), value.length === 0 ? '*' : value.join(':').trim()];
}
