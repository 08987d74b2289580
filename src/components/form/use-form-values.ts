import { type Control, type FieldValues, useWatch } from 'react-hook-form';

/**
 * The current values as a copy at each change. `compute` of `useWatch` runs only when a field changes;
 * values computed while rendering also follow other inputs, such as the clock or the accepted values.
 */
export function useFormValues<Values extends FieldValues>(control: Control<Values>): Values {
  return useWatch({ control, compute: copyOf });
}

/** The form mutates its values in place. */
function copyOf<Values>(values: Values): Values {
  return structuredClone(values);
}
