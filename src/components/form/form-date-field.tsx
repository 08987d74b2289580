import type { ComponentProps } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { INCOMPLETE } from '@/lib/time';
import { Button } from '../button';
import shared from '../shared.module.css';
import styles from './form-date-field.module.css';
import type { FormFieldProps } from './form-text-field';
import { TextField } from './text-field';

interface FormDateFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>,
    Pick<ComponentProps<typeof TextField>, 'required' | 'disabled' | 'readOnly' | 'min'> {
  /** A date with a time. */
  hasTime?: boolean;
  /** Hint in the place of the message. */
  helperText?: ComponentProps<typeof TextField>['help'];
  /** Fields to validate again together with this one. */
  deps?: FormDateFieldProps<Values>['name'][];
  /** Shortcuts below the field; `value` is one of the field. */
  presets?: readonly { label: string; value: string }[];
}

/**
 * A date, or a date with a time as a wall clock: the form holds `2026-05-01` or `2026-05-01T18:00`, `''` for
 * none, `INCOMPLETE` while half typed. These are the values of the browser's own field.
 */
export function FormDateField<Values extends FieldValues>({
  control,
  name,
  hasTime = false,
  helperText,
  deps,
  presets,
  ...input
}: FormDateFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  const read = ({ value, validity }: HTMLInputElement) =>
    field.onChange(validity.badInput ? INCOMPLETE : value);
  return (
    <div className={styles.date}>
      <TextField
        {...input}
        {...field}
        type={hasTime ? 'datetime-local' : 'date'}
        value={field.value === INCOMPLETE ? '' : field.value}
        help={helperText}
        error={fieldState.error?.message}
        onChange={({ target }) => read(target)}
        onBlur={({ target }) => {
          if (target.validity.badInput) read(target);
          field.onBlur();
        }}
      />
      {presets && (
        <div className={shared.row}>
          {presets.map((preset) => (
            <Button key={preset.label} size="row" onClick={() => field.onChange(preset.value)}>
              {preset.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
