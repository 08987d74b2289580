import type * as z from 'zod/mini';
import { badRequest } from './reply';

/**
 * Reads a request's body the way a Go server does: JSON with the right types and ranges and, if the schema
 * is strict, without unknown fields at any depth.
 *
 * @throws {Rejection} 400 for any other body.
 */
export function readBody<Body>(schema: z.ZodMiniType<Body>, sent: string): Body {
  const parsed = schema.safeParse(parseJson(sent));
  if (parsed.success) return parsed.data;
  throw badRequest(problemOf(parsed.error), 'body');
}

/** A message for the first problem. */
export function problemOf({ issues }: z.core.$ZodError): string {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) return `Неизвестное поле: ${[...unknown.path, unknown.keys[0]].join('.')}`;
  const [issue] = issues;
  const place = issue?.path.join('.') || 'тело запроса';
  // The sandbox's own checks have readable messages.
  return `Неверные данные: ${place}${issue?.code === 'custom' ? `: ${issue.message}` : ''}`;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest('Тело запроса — не JSON', 'body');
  }
}
