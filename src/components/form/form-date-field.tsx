import { type ReactNode, useRef } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { lazyDialog } from '../app-dialog';
import { Button, IconButton } from '../button';
import shared from '../shared.module.css';
import { useDialog } from '../use-dialog';
import { DateTextField } from './date-text-field';
import styles from './form-date-field.module.css';
import type { FormFieldProps } from './form-text-field';

interface FormDateFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** A date with a time. */
  hasTime?: boolean;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Hint in the place of the message. */
  helperText?: ReactNode;
  /** Earliest time of the calendar, as a value of the field. */
  min?: string;
  /** Fields to validate again together with this one. */
  deps?: FormDateFieldProps<Values>['name'][];
  /** Shortcuts below the field; `value` is one of the field. */
  presets?: readonly { label: string; value: string }[];
}

/** MUI's calendar and clock. Saves 117 KiB. */
const Calendar = lazyDialog(async () => (await import('../mui/calendar')).Calendar);

/**
 * A date, or a date with a time as a wall clock: the form holds `2026-05-01` or `2026-05-01T18:00`, `''` for
 * none, `INCOMPLETE` while half typed.
 */
export function FormDateField<Values extends FieldValues>({
  control,
  name,
  hasTime = false,
  required = false,
  disabled = false,
  readOnly = false,
  helperText,
  min = '',
  deps,
  presets,
  label,
}: FormDateFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  const calendar = useDialog<HTMLElement>();
  const box = useRef<HTMLDivElement>(null);
  const value: string = field.value;
  const isFixed = disabled || readOnly;
  const canClear = !required && value !== '' && !isFixed;
  return (
    <div ref={box} className={styles.date}>
      <DateTextField
        {...field}
        value={value}
        hasTime={hasTime}
        label={label}
        required={required}
        disabled={disabled}
        readOnly={readOnly}
        help={helperText}
        error={fieldState.error?.message}
        className={canClear ? styles.clearable : undefined}
        end={
          <>
            {canClear && (
              <IconButton
                size="row"
                icon="close"
                label="Очистить значение"
                onClick={() => {
                  field.onChange('');
                  box.current?.querySelector('input')?.focus();
                }}
              />
            )}
            <IconButton
              size="row"
              icon="calendar"
              label="Выберите дату"
              aria-haspopup="dialog"
              disabled={isFixed}
              onPointerEnter={Calendar.preload}
              onFocus={Calendar.preload}
              onClick={({ currentTarget }) => calendar.show(currentTarget)}
            />
          </>
        }
      />
      {calendar.render((anchor, life) => (
        <Calendar
          {...life}
          label={label}
          hasTime={hasTime}
          value={value}
          min={min}
          anchor={anchor}
          onChange={field.onChange}
        />
      ))}
      {presets && (
        <div className={shared.row}>
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="row"
              disabled={isFixed}
              onClick={() => field.onChange(preset.value)}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
