import type { ComponentProps } from 'react';
import { Field, type FieldTexts, useField } from './field';

interface SelectFieldProps
  extends FieldTexts,
    Pick<
      ComponentProps<'select'>,
      'name' | 'ref' | 'onBlur' | 'onKeyDown' | 'onPointerDown' | 'aria-describedby'
    > {
  /** Chosen option; shown as is if it is not in the list. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A native select, cheap for any number of options. */
export function SelectField({ value, options, onChange, ...props }: SelectFieldProps) {
  const { field, control } = useField(props);
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field {...field}>
      <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
        {!isKnown && (
          // The empty value is not selectable.
          <option value={value} hidden={value === ''}>
            {value || '—'}
          </option>
        )}
        {distinct(options).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Only the first of several options with the same value: a choice could not distinguish them. */
function distinct(options: SelectFieldProps['options']) {
  const seen = new Set<string>();
  return options.filter(({ value }) => {
    const isNew = !seen.has(value);
    seen.add(value);
    return isNew;
  });
}
