import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * Schema of a form: a zod object schema, or a form of schemas/plain-form.ts with the same results. Does not
 * load zod, because the login page does without it.
 */
export type FormSchema<Values> = (ZodMiniType<Values, Values> | Rules<NoInfer<Values>>) & {
  /** Schemas of the fields. */
  shape: Readonly<Record<string, Rules<unknown>>>;
};

/** Validates a value. */
export interface Rules<Value> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Value; error?: undefined }
    | { success: false; data?: undefined; error: { issues: Issue[] } };
}

/** A broken rule, and where. */
interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
}

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
