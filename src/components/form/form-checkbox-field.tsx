import { type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from '@/components/checkbox/checkbox';
import type { FormFieldProps } from './form-text-field';

/** A checkbox; the form holds a boolean. */
export function FormCheckboxField<Values extends FieldValues>({
  control,
  name,
  label,
}: FormFieldProps<Values>) {
  const { field } = useController({ control, name });
  const { value, ...input } = field;
  return (
    <Checkbox {...input} checked={value}>
      {label}
    </Checkbox>
  );
}
