import { type ComponentProps, useId } from 'react';
import { controlOf, Field, type FieldTexts, parted } from './field';

interface SelectFieldProps
  extends FieldTexts,
    Pick<ComponentProps<'select'>, 'name' | 'ref' | 'onBlur' | 'onKeyDown' | 'onPointerDown'> {
  /** The chosen one; shown as it is when it is not among the options. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Keeps its look and its focus but takes no choice, for as long as a change is under way. */
  readOnly?: boolean;
}

/** One choice of a list: the browser's own select, which costs nothing however many there are. */
export function SelectField({
  value,
  options,
  onChange,
  readOnly = false,
  ...props
}: SelectFieldProps) {
  const id = useId();
  const { texts, control } = parted(props);
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field id={id} {...texts}>
      <select
        {...control}
        {...controlOf(id, texts)}
        aria-readonly={readOnly || undefined}
        value={value}
        onChange={(event) => {
          if (!readOnly) onChange(event.target.value);
        }}
      >
        {!isKnown && (
          // No choice yet is nothing that could be chosen.
          <option value={value} hidden={value === ''}>
            {value}
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

/** Of options with one value the first stands for all: a choice could not tell them apart. */
function distinct(options: SelectFieldProps['options']) {
  const seen = new Set<string>();
  return options.filter(({ value }) => {
    const isNew = !seen.has(value);
    seen.add(value);
    return isNew;
  });
}
