import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { IMaskInput } from 'react-imask';
import { controlOf, Field } from '@/components/field';
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
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const { ref, onChange, value, ...input } = field;
  const texts = {
    label,
    required: true,
    help: 'В формате +7 (999) 999-99-99',
    error: fieldState.error?.message,
  };
  return (
    <Field id={id} {...texts}>
      <IMaskInput
        {...input}
        {...controlOf(id, texts)}
        inputRef={ref}
        type="tel"
        autoComplete="tel"
        mask={PHONE_MASK}
        prepare={withoutCountry}
        validate={(text, _mask, { tail }) => fitsPhone(text, { isLast: !tail })}
        value={value}
        onAccept={(masked: string) => onChange(withoutTypedCountry(masked))}
      />
    </Field>
  );
}
