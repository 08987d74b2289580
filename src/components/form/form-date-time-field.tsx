import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { FieldValues } from 'react-hook-form';
import { PickerProvider } from './picker-provider';
import { type PickerFieldProps, usePickerField } from './use-picker-field';
import { DATE_TIME_TEXT } from './wall-clock';

/** A date and time as a wall clock: the form holds `2026-05-01T18:00`, or `''` while there is none. */
export function FormDateTimeField<Values extends FieldValues>(props: PickerFieldProps<Values>) {
  const { minimum, day, textField, ...picker } = usePickerField(props, DATE_TIME_TEXT);
  return (
    <PickerProvider>
      <DateTimePicker
        {...picker}
        ampm={false}
        minDateTime={minimum}
        slotProps={{
          textField,
          day,
          // Calendar and clock side by side are wider than a phone.
          desktopPaper: { sx: { maxWidth: '100vw', overflowX: 'auto' } },
        }}
      />
    </PickerProvider>
  );
}
