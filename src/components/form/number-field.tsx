import type { ComponentProps, KeyboardEvent } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { readDecimal, showDecimal } from '@/lib/decimal';
import type { FormFieldProps } from './form-text-field';
import { TextField } from './text-field';
import { typeOver } from './type-over';

interface NumberFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** The text of the field, a number or not. */
  value: string;
  onChange: (typed: string) => void;
  /** Bounds for the arrow keys; typed numbers are validated by the form. */
  min: number;
  max: number;
  /** Decimal places; arrow keys change the last one. */
  decimals?: 0 | 1;
}

/**
 * A number field for decimal commas and points. `type="number"` accepts only the browser's own language: an
 * English browser reads `4,5` as 45, and letters as an empty text.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  decimals = 0,
  onKeyDown,
  ...props
}: NumberFieldProps) {
  const number = readDecimal(value);

  function step(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || !isPlain) return;
    event.preventDefault();
    const unit = 10 ** -decimals;
    const next = (Number.isNaN(number) ? min - unit : number) + direction * unit;
    const kept = Number(Math.min(Math.max(next, min), max).toFixed(decimals));
    typeOver(event.currentTarget, showDecimal(kept));
  }

  /** What `type="number"` would expose to assistive tools. */
  const spinButton = {
    role: 'spinbutton',
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': Number.isNaN(number) ? undefined : number,
    'aria-valuetext': value === '' ? undefined : value,
  };

  return (
    <TextField
      {...props}
      {...spinButton}
      type="text"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={step}
    />
  );
}

interface FormNumberFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>,
    Pick<ComponentProps<typeof NumberField>, 'min' | 'max' | 'required' | 'disabled' | 'help'> {
  /** Fields to validate again together with this one. */
  deps?: FormNumberFieldProps<Values>['name'][];
}

/** A whole number: the form holds the typed text, which the schema validates. */
export function FormNumberField<Values extends FieldValues>({
  control,
  name,
  deps,
  ...props
}: FormNumberFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  return <NumberField {...props} {...field} error={fieldState.error?.message} />;
}
