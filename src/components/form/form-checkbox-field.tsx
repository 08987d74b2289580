import { type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from '@/components/checkbox/checkbox';
import type { FormFieldProps } from './form-text-field';

interface FormCheckboxFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  disabled?: boolean;
  /** Called when the user ticks or unticks it. */
  onToggle?: (isTicked: boolean) => void;
}

/** A checkbox; the form holds a boolean. */
export function FormCheckboxField<Values extends FieldValues>({
  control,
  name,
  label,
  disabled = false,
  onToggle,
}: FormCheckboxFieldProps<Values>) {
  const { field } = useController({ control, name });
  const { value, ...input } = field;
  return (
    <Checkbox
      {...input}
      checked={value}
      disabled={disabled}
      onChange={(event) => {
        input.onChange(event);
        onToggle?.(event.target.checked);
      }}
    >
      {label}
    </Checkbox>
  );
}
