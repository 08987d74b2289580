import { type FieldValues, useController } from 'react-hook-form';
import { SelectField } from '@/components/select-field';
import type { FormFieldProps } from './form-text-field';

interface FormSelectFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** Options; a form value outside of them counts as no choice. */
  options: readonly { value: string; label: string }[];
  required?: boolean;
}

/** A choice of few options; for many there is `FormChoiceField`. */
export function FormSelectField<Values extends FieldValues>({
  control,
  name,
  options,
  ...texts
}: FormSelectFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const isKnown = options.some(({ value }) => value === field.value);
  return (
    <SelectField
      {...texts}
      {...field}
      value={isKnown ? field.value : ''}
      options={options}
      error={fieldState.error?.message}
    />
  );
}
