import { get, set } from 'react-hook-form';
import { BAD_DATE } from '@/lib/time';

/** What stands in a field of the page, as a form holds it. */
export function typedIn({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? BAD_DATE : value;
}

/** The values of a form with what stands in its fields of one line. */
export function withTyped<Values extends object>(values: Values, form: HTMLFormElement): Values {
  const all = structuredClone(values);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name]')) {
    const held: unknown = get(all, input.name);
    if (typeof held === 'string') set(all, input.name, typedIn(input));
  }
  return all;
}
