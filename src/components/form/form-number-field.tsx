import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './form-text-field';
import { NumberField } from './number-field';

interface FormNumberFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  min: number;
  max: number;
  required?: boolean;
  disabled?: boolean;
  helperText?: string;
  /** Fields to validate again together with this one. */
  deps?: FormNumberFieldProps<Values>['name'][];
}

/** A whole number: the form holds the typed text, which the schema validates. */
export function FormNumberField<Values extends FieldValues>({
  control,
  name,
  helperText,
  deps,
  ...props
}: FormNumberFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  return <NumberField {...props} {...field} help={helperText} error={fieldState.error?.message} />;
}
