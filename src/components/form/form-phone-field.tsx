import TextField from '@mui/material/TextField';
import type { HTMLAttributes, Ref } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { IMaskInput } from 'react-imask';
import { fitsPhone, PHONE_MASK, withoutCountry, withoutTypedCountry } from '@/lib/phone';
import type { FormFieldProps } from './form-text-field';

/**
 * A phone field with the mask +7 (999) 999-99-99 (spec §5 "Register"). The 7 or 8 that leads eleven
 * digits is the country, pasted or typed.
 */
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
        htmlInput: { onAccept: (masked: string) => onChange(withoutTypedCountry(masked)) },
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
    <IMaskInput
      {...props}
      inputRef={ref}
      mask={PHONE_MASK}
      prepare={withoutCountry}
      validate={(text, _mask, { tail }) => fitsPhone(text, { isLast: !tail })}
      value={value}
    />
  );
}
