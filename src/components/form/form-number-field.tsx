import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { FormFieldProps } from './form-text-field';
import { TextField } from './text-field';

/** What the form holds for what the browser cannot read as a number ('e', '-'): no digits. */
const UNREADABLE = 'NaN';

interface FormNumberFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  min: number;
  max: number;
  required?: boolean;
  disabled?: boolean;
  helperText?: string;
}

/**
 * A whole number as typed; its bounds are for the arrow keys, the schema is what judges. A browser
 * hands out what is no number as an empty text, which is not what the professor sees there.
 */
export function FormNumberField<Values extends FieldValues>({
  control,
  name,
  helperText,
  ...props
}: FormNumberFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, ...input } = field;
  return (
    <TextField
      {...props}
      {...input}
      type="number"
      inputMode="numeric"
      step={1}
      // An empty text leaves what is in the field alone when the browser cannot read it.
      value={value === UNREADABLE ? '' : value}
      // React reports no change from one unreadable text to another by `onChange`.
      onInput={({ currentTarget }) =>
        onChange(currentTarget.validity.badInput ? UNREADABLE : currentTarget.value)
      }
      help={helperText}
      error={fieldState.error?.message}
    />
  );
}
