import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Schema of a form: a zod object schema. */
export type FormSchema<Values> = ZodMiniType<Values, Values> & {
  /** Schemas of the fields. */
  shape: Readonly<Record<string, ZodMiniType>>;
};

/** The resolver that validates a form by its schema. Only the first message of a field is shown. */
export function resolverOf<Values extends FieldValues>(
  schema: FormSchema<Values>,
): Resolver<Values> {
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, code, message } of error.issues) {
      const field = path.join('.');
      if (get(errors, field) === undefined) set(errors, field, { type: code, message });
    }
    return { values: {}, errors };
  };
}
