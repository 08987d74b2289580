import { type FieldValues, get, type Path, type PathValue } from 'react-hook-form';
import { BAD_DATE } from '@/lib/time';

/** What stands in a field of the page, as a form holds it. */
export function typedIn({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? BAD_DATE : value;
}

interface TypedField<Values extends FieldValues> {
  name: Path<Values>;
  value: PathValue<Values, Path<Values>>;
}

const TYPED_FIELDS = 'input[name]:not([role="combobox"])';

/**
 * The fields of one line in which something else stands than the form holds. A choice holds an id and shows a label.
 */
export function typedFields<Values extends FieldValues>(values: Values, form: HTMLFormElement) {
  return Array.from(form.querySelectorAll<HTMLInputElement>(TYPED_FIELDS), (input) => ({
    name: input.name,
    value: typedIn(input),
  })).filter((field): field is TypedField<Values> => {
    const held: unknown = get(values, field.name);
    return typeof held === 'string' && held !== field.value;
  });
}
