import { type Control, type FieldValues, useWatch } from 'react-hook-form';

/**
 * The current values, copied at each change. Compute from them while rendering instead of in `compute` of
 * `useWatch`, which runs only when a field changes and misses the clock or the accepted values.
 */
export function useFormValues<Values extends FieldValues>(control: Control<Values>): Values {
  return useWatch({ control, compute: copyOf });
}

/** The form mutates its values in place. */
function copyOf<Values>(values: Values): Values {
  return structuredClone(values);
}
