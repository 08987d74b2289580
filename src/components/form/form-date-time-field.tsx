import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { FieldValues } from 'react-hook-form';
import { PickerProvider } from './picker-provider';
import { PickerTextField, WhenEmptyChanges } from './picker-text-field';
import { type PickerFieldProps, usePickerField } from './use-picker-field';
import { DATE_TIME_TEXT } from './wall-clock';

/**
 * A date and time as a wall clock: the form holds `2026-05-01T18:00`, `''` while there is none,
 * `INCOMPLETE` while half typed.
 */
export function FormDateTimeField<Values extends FieldValues>(props: PickerFieldProps<Values>) {
  const { key, minimum, onEmptyChange, textField, ...picker } = usePickerField(
    props,
    DATE_TIME_TEXT,
  );
  return (
    <PickerProvider>
      <WhenEmptyChanges value={onEmptyChange}>
        <DateTimePicker
          key={key}
          {...picker}
          ampm={false}
          minDateTime={minimum}
          slots={{ textField: PickerTextField }}
          slotProps={{
            textField,
            // Calendar and clock side by side are wider than a phone.
            desktopPaper: { sx: { maxWidth: '100vw', overflowX: 'auto' } },
          }}
        />
      </WhenEmptyChanges>
    </PickerProvider>
  );
}
