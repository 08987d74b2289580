import { type Control, type FieldValues, useWatch } from 'react-hook-form';

/**
 * What stands in a form, as a copy of its own at each change. What is computed from it while
 * rendering follows whatever else it depends on, the clock or what the server has accepted: the
 * `compute` of `useWatch` runs only when a field changes.
 */
export function useFormValues<Values extends FieldValues>(control: Control<Values>): Values {
  return useWatch({ control, compute: copyOf });
}

/** The form changes what it holds in place. */
function copyOf<Values>(values: Values): Values {
  return structuredClone(values);
}
