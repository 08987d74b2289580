import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './form-text-field';

interface FormCheckboxFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  disabled?: boolean;
}

/** Yes or no: the form holds a boolean. */
export function FormCheckboxField<Values extends FieldValues>({
  control,
  name,
  label,
  disabled = false,
}: FormCheckboxFieldProps<Values>) {
  const { field } = useController({ control, name });
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={
        <Checkbox
          name={name}
          checked={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
