import * as z from 'zod/mini';
import type { Fields } from '@/lib/drafts';

/** The rules of a form: an object schema, so that each field can be read by its own. */
export type FormSchema<Values> = z.ZodMiniType<Values, Values> & {
  shape: Readonly<Record<string, z.core.$ZodType>>;
};

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

function canHold(field: z.core.$ZodType, value: unknown): boolean {
  const { error } = z.safeParse(field, value);
  return error === undefined || error.issues.every(({ code }) => RULES_FOR_TYPED_VALUES.has(code));
}
