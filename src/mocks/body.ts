import * as z from 'zod/mini';
import { isTooDeep } from './json-text';
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
  throw badRequest(problemOf(parsed.error, schema), 'body');
}

/**
 * A message for the first problem, which says what is allowed.
 *
 * @param schema names the fields that there are.
 */
export function problemOf({ issues }: z.core.$ZodError, schema?: z.ZodMiniType): string {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const isOutermost = unknown.path.length === 0 && schema instanceof z.ZodMiniObject;
    const known = isOutermost ? `. Есть: ${Object.keys(schema.shape).join(', ')}` : '';
    return `Неизвестное поле: ${[...unknown.path, unknown.keys[0]].join('.')}${known}`;
  }
  const [issue] = issues;
  const place = issue?.path.join('.') || 'тело запроса';
  const allowed = issue && allowedBy(issue);
  return `Неверные данные: ${place}${allowed ? `: ${allowed}` : ''}`;
}

function allowedBy(issue: z.core.$ZodIssue): string | undefined {
  // The sandbox's own checks have readable messages.
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_value') return `одно из ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `не меньше ${issue.minimum}`;
  if (issue.code === 'too_big') return `не больше ${issue.maximum}`;
  return undefined;
}

function parseJson(body: string): unknown {
  if (isTooDeep(body)) throw badRequest('Тело запроса вложено слишком глубоко', 'body');
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest('Тело запроса — не JSON', 'body');
  }
}
