import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/components/button';
import shared from '../shared.module.css';
import { PickerProvider, weekdayHead } from './picker-provider';
import { PickerTextField, PickerTextProvider } from './picker-text-field';
import { type PickerFieldProps, usePickerField } from './use-picker-field';
import { DATE_TIME_TEXT, pickerMorning } from './wall-clock';

const NONE: readonly never[] = [];

interface FormDateTimeFieldProps<Values extends FieldValues> extends PickerFieldProps<Values> {
  /** Shortcuts for times; `value` is a text of the field. */
  presets?: readonly { label: string; value: string }[];
}

/**
 * A date and time as a wall clock: the form holds `2026-05-01T18:00`, `''` for none, `INCOMPLETE` while
 * half typed.
 */
export function FormDateTimeField<Values extends FieldValues>({
  presets = NONE,
  ...props
}: FormDateTimeFieldProps<Values>) {
  const { key, minimum, textHandlers, choose, ...picker } = usePickerField(props, DATE_TIME_TEXT);
  return (
    <PickerProvider>
      <PickerTextProvider value={textHandlers}>
        <DateTimePicker
          key={key}
          {...picker}
          ampm={false}
          minDateTime={minimum}
          referenceDate={pickerMorning()}
          dayOfWeekFormatter={weekdayHead}
          // Calendar and clock side by side are wider than a phone.
          desktopModeMediaQuery="(pointer: fine) and (min-width: 600px)"
          slots={{ textField: PickerTextField }}
        />
      </PickerTextProvider>
      {presets.length > 0 && (
        <div className={shared.row}>
          {presets.map(({ label, value }) => (
            <Button
              key={label}
              size="row"
              disabled={props.disabled === true || props.readOnly === true}
              onClick={() => choose(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </PickerProvider>
  );
}
