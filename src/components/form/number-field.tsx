import type { ComponentProps, KeyboardEvent } from 'react';
import { readDecimal, showDecimal } from '@/lib/decimal';
import { TextField } from './text-field';

interface NumberFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** The text that stands there, a number or not. */
  value: string;
  onChange: (typed: string) => void;
  /** Bounds of the arrow keys; what is typed is judged by whoever reads it. */
  min: number;
  max: number;
  /** Digits after the comma; the arrow keys change the last one. */
  decimals?: 0 | 1;
}

/**
 * A number box for decimal commas and points. The browser's own (`type="number"`) reads numbers in its
 * own language alone: in an English browser `4,5` becomes 45, and letters become an empty text.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  decimals = 0,
  ...props
}: NumberFieldProps) {
  const number = readDecimal(value);

  function step(event: KeyboardEvent) {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || !isPlain) return;
    event.preventDefault();
    const unit = 10 ** -decimals;
    const next = (Number.isNaN(number) ? min - unit : number) + direction * unit;
    onChange(showDecimal(Number(Math.min(Math.max(next, min), max).toFixed(decimals))));
  }

  /** What `type="number"` would tell assistive tools. */
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
