import TextField from '@mui/material/TextField';
import type { InputEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { FormFieldProps } from './form-text-field';

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
  min,
  max,
  ...props
}: FormNumberFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...input } = field;
  return (
    <TextField
      {...props}
      {...input}
      type="number"
      // An empty text leaves what is in the field alone when the browser cannot read it.
      value={value === UNREADABLE ? '' : value}
      inputRef={ref}
      fullWidth
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{
        htmlInput: {
          min,
          max,
          step: 1,
          // React says nothing of a change from one unreadable text to another.
          onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) =>
            onChange(currentTarget.validity.badInput ? UNREADABLE : currentTarget.value),
        },
      }}
    />
  );
}
