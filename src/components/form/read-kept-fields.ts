import type { Fields } from '@/lib/drafts';
import type { FormSchema, Rules } from './form-schema';

/** What people type may break these rules: the form restores it and says so at the field. */
const RULES_FOR_TYPED_VALUES = new Set(['too_small', 'too_big', 'not_multiple_of', 'custom']);

/**
 * The fields of a kept draft that the form can hold. Another release may have kept other fields, or
 * the same ones in another shape: those are left out, each for itself.
 */
export function readKeptFields<Values>(kept: Fields, { shape }: FormSchema<Values>): Fields {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value = kept[name];
      return Object.hasOwn(kept, name) && canHold(field, value) ? [[name, value]] : [];
    }),
  );
}

function canHold(field: Rules<unknown>, value: unknown): boolean {
  const { error } = field.safeParse(value);
  return error === undefined || error.issues.every(({ code }) => RULES_FOR_TYPED_VALUES.has(code));
}
