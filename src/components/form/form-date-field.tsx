import { type ComponentProps, useEffect, useRef } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { BAD_DATE, showMoment } from '@/lib/time';
import type { FormFieldProps } from './form-text-field';
import { TextField } from './text-field';
import { typedIn } from './typed-in';

/** Gives the year four digits, after which the browser goes on to the time. */
const LAST = '9999-12-31';

interface FormDateFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>,
    Pick<
      ComponentProps<typeof TextField>,
      'required' | 'disabled' | 'readOnly' | 'min' | 'labelAt' | 'size' | 'help'
    > {
  /** A date with a time. */
  hasTime?: boolean;
  /** Fields to validate again together with this one. */
  deps?: FormDateFieldProps<Values>['name'][];
}

/**
 * The browser's own field for a date, or a date with a time as a wall clock. The form holds its value, `2026-05-01` or
 * `2026-05-01T18:00`, `''` for none, `BAD_DATE` for a date that does not exist or is half typed. Browsers show dates in
 * their own language's order: the chosen one is told in words.
 */
export function FormDateField<Values extends FieldValues>({
  control,
  name,
  hasTime = false,
  deps,
  ...input
}: FormDateFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  const { ref, value, onChange, ...rest } = field;
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // To React a half-typed date is empty already.
    if (value === '' && element.current?.validity.badInput) element.current.value = '';
  }, [value]);
  return (
    <TextField
      {...input}
      {...rest}
      ref={(node) => {
        element.current = node;
        ref(node);
      }}
      type={hasTime ? 'datetime-local' : 'date'}
      max={hasTime ? `${LAST}T23:59` : LAST}
      value={value === BAD_DATE ? '' : value}
      inWords={showMoment(value)}
      error={fieldState.error?.message}
      onChange={({ target }) => onChange(typedIn(target))}
    />
  );
}
