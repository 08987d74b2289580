import { type ComponentProps, useId } from 'react';
import { classes } from '@/lib/classes';
import styles from './select-field.module.css';

interface SelectFieldProps
  extends Pick<ComponentProps<'select'>, 'onBlur' | 'onKeyDown' | 'onPointerDown'> {
  label: string;
  /** Above the field, beside it, or only for assistive tools where a row says what it is. */
  labelAt?: 'above' | 'beside' | 'hidden';
  /** The chosen one; shown as it is when it is not among the options. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Keeps its look and its focus but takes no choice, for as long as a change is under way. */
  readOnly?: boolean;
  /** 32px instead of 36, inside rows. */
  size?: 'row';
  fullWidth?: boolean;
  /** Its place in what it stands in. */
  className?: string | undefined;
}

/** One choice of a list: the browser's own select, which costs nothing however many there are. */
export function SelectField({
  label,
  labelAt = 'above',
  value,
  options,
  onChange,
  readOnly = false,
  size,
  fullWidth = false,
  className,
  ...events
}: SelectFieldProps) {
  const id = useId();
  const isKnown = options.some((option) => option.value === value);
  return (
    <div
      className={classes(
        styles.field,
        styles[labelAt],
        size && styles.row,
        fullWidth && styles.fullWidth,
        className,
      )}
    >
      {labelAt !== 'hidden' && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <select
        {...events}
        id={id}
        aria-label={labelAt === 'hidden' ? label : undefined}
        aria-readonly={readOnly || undefined}
        className={styles.select}
        value={value}
        onChange={(event) => {
          if (!readOnly) onChange(event.target.value);
        }}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {distinct(options).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
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
