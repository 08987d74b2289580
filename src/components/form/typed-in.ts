import { type FieldValues, get, type Path, type PathValue } from 'react-hook-form';
import { BAD_DATE } from '@/lib/time';

/** What stands in a field of the page, as a form holds it. */
export function typedIn({ value, validity }: HTMLInputElement | HTMLTextAreaElement): string {
  return validity.badInput ? BAD_DATE : value;
}

interface TypedField<Values extends FieldValues> {
  name: Path<Values>;
  value: PathValue<Values, Path<Values>>;
}

/** Without choices, which hold an id and show a label. */
const TYPED_FIELDS = ':is(input, textarea)[name]:not([role="combobox"])';

/**
 * The fields in which something stands that the form has not heard of: other text than React has rendered,
 * which it keeps as the `value` attribute too, or a date that does not exist.
 */
export function typedFields<Values extends FieldValues>(values: Values, form: HTMLFormElement) {
  return Array.from(
    form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_FIELDS),
    (input) => ({
      name: input.name,
      value: typedIn(input),
      isRendered: input.value === input.defaultValue && !input.validity.badInput,
    }),
  ).filter((field): field is typeof field & TypedField<Values> => {
    const held: unknown = get(values, field.name);
    const isNews = !field.isRendered || held === BAD_DATE;
    return typeof held === 'string' && isNews && held !== field.value;
  });
}
