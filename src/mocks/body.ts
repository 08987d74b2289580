import type * as z from 'zod/mini';
import { badRequest } from './reply';

/**
 * Reads a request's body the way a Go server does: JSON of the right types and ranges, and not one
 * field that the schema does not know, at any depth.
 *
 * @throws {Rejection} 400 otherwise.
 */
export function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: string,
): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw badRequest(`Неверные данные: ${issue?.path.join('.') || 'тело запроса'}`);
  }
  // The schemas of the application strip what they do not know, so what is missing was unknown.
  const unknown = firstStripped(parseJson(body), parsed.data);
  if (unknown !== undefined) throw badRequest(`Неизвестное поле: ${unknown}`);
  return parsed.data;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest('Тело запроса — не JSON');
  }
}

/** The name of the first field that is in `sent` and not in `kept`. */
function firstStripped(sent: unknown, kept: unknown): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const known = new Map(Object.entries(kept ?? {}) as [string, unknown][]);
  for (const [name, value] of Object.entries(sent) as [string, unknown][]) {
    if (!known.has(name)) return name;
    const inside = firstStripped(value, known.get(name));
    if (inside !== undefined) return `${name}.${inside}`;
  }
  return undefined;
}
