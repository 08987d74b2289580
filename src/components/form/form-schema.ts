import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * The rules of a form: an object schema of zod's, or a form of schemas/plain-form.ts, which answers alike.
 * Nothing of zod is loaded here: the login page does without it.
 */
export type FormSchema<Values> = (ZodMiniType<Values, Values> | Rules<NoInfer<Values>>) & {
  /** The rules of each field. */
  shape: Readonly<Record<string, Rules<unknown>>>;
};

/** What can say whether a value keeps to them. */
export interface Rules<Value> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Value; error?: undefined }
    | { success: false; data?: undefined; error: { issues: Issue[] } };
}

/** A rule that a value breaks, and which part of the value. */
interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
}

/** Has a form checked by its schema. Of several messages of one field the first is shown. */
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
