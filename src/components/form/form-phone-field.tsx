import TextField from '@mui/material/TextField';
import type { HTMLAttributes, Ref } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { IMaskInput } from 'react-imask';
import { PHONE_MASK } from '@/lib/phone';
import type { FormFieldProps } from './form-text-field';

/** A phone field with the mask +7 (999) 999-99-99 (spec §5 "Register"). */
export function FormPhoneField<Values extends FieldValues>({
  control,
  name,
  label,
}: FormFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, onChange, ...input } = field;
  return (
    <TextField
      {...input}
      label={label}
      required
      fullWidth
      type="tel"
      autoComplete="tel"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? 'В формате +7 (999) 999-99-99'}
      inputRef={ref}
      slotProps={{
        input: { inputComponent: MaskedPhone },
        htmlInput: { onAccept: (masked: string) => onChange(masked) },
      }}
    />
  );
}

interface MaskedPhoneProps extends HTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  value?: string;
}

function MaskedPhone({ ref, value = '', ...props }: MaskedPhoneProps) {
  return (
    <IMaskInput {...props} inputRef={ref} mask={PHONE_MASK} prepare={withoutEight} value={value} />
  );
}

/** A whole number pasted with the domestic 8 loses it: the mask brings +7. */
function withoutEight(inserted: string): string {
  return /^8\d{10}$/.test(inserted.replace(/\D/g, '')) ? inserted.replace('8', '') : inserted;
}
