import type { ZodMiniType } from 'zod/mini';
import type { Fields } from '@/lib/drafts';
import type { FormSchema } from './form-schema';

/** Rules that typed values may break: such fields are restored and show their message. */
const RULES_FOR_TYPED_VALUES = new Set(['too_small', 'too_big', 'not_multiple_of', 'custom']);

/**
 * The fields of a stored draft that the form can hold. Another release may have stored other fields or
 * other types: those are dropped one by one.
 */
export function readKeptFields<Values>(kept: Fields, { shape }: FormSchema<Values>): Fields {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value = kept[name];
      return Object.hasOwn(kept, name) && canHold(field, value) ? [[name, value]] : [];
    }),
  );
}

function canHold(field: ZodMiniType, value: unknown): boolean {
  const { error } = field.safeParse(value);
  return error === undefined || error.issues.every(({ code }) => RULES_FOR_TYPED_VALUES.has(code));
}
