import { type FieldValues, useController } from 'react-hook-form';
import { editPhone } from '@/lib/phone-mask';
import type { FormFieldProps } from './form-text-field';
import { TextField } from './text-field';

/** A phone field with the mask +7 (999) 999-99-99 (spec §5 "Register"). */
export function FormPhoneField<Values extends FieldValues>({
  control,
  name,
  label,
}: FormFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextField
      {...field}
      label={label}
      help="В формате +7 (999) 999-99-99"
      error={fieldState.error?.message}
      required
      type="tel"
      autoComplete="tel"
      onChange={({ target: input }) => {
        const { text, caret } = editPhone(
          field.value,
          input.value,
          input.selectionStart ?? input.value.length,
        );
        // Set before React does: React would move the caret to the end.
        input.value = text;
        input.setSelectionRange(caret, caret);
        field.onChange(text);
      }}
    />
  );
}
