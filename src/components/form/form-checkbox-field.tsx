import { type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from '@/components/checkbox/checkbox';
import type { FormFieldProps } from './form-text-field';

interface FormCheckboxFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  disabled?: boolean;
}

/** A checkbox; the form holds a boolean. */
export function FormCheckboxField<Values extends FieldValues>({
  control,
  name,
  label,
  disabled = false,
}: FormCheckboxFieldProps<Values>) {
  const { field } = useController({ control, name });
  const { value, ...input } = field;
  return (
    <Checkbox {...input} checked={value} disabled={disabled}>
      {label}
    </Checkbox>
  );
}
