import type * as z from 'zod/mini';
import { badRequest } from './reply';

/**
 * Reads a request's body the way a Go server does: JSON of the right types and ranges, and, where the
 * schema is a strict one, not one field that it does not know, at any depth.
 *
 * @throws {Rejection} 400 otherwise.
 */
export function readBody<Body>(schema: z.ZodMiniType<Body>, sent: string): Body {
  const parsed = schema.safeParse(parseJson(sent));
  if (parsed.success) return parsed.data;
  throw badRequest(problemOf(parsed.error), 'body');
}

/** The first thing that is wrong, in words. */
export function problemOf({ issues }: z.core.$ZodError): string {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) return `Неизвестное поле: ${[...unknown.path, unknown.keys[0]].join('.')}`;
  const [issue] = issues;
  const place = issue?.path.join('.') || 'тело запроса';
  // Rules of the sandbox's own say in words what they want.
  return `Неверные данные: ${place}${issue?.code === 'custom' ? `: ${issue.message}` : ''}`;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest('Тело запроса — не JSON', 'body');
  }
}
