import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { FieldValues } from 'react-hook-form';
import { PickerProvider } from './picker-provider';
import { type PickerFieldProps, usePickerField } from './use-picker-field';
import { DATE_TEXT } from './wall-clock';

/** A date: the form holds `2026-05-01`, or `''` while there is none. */
export function FormDateField<Values extends FieldValues>(props: PickerFieldProps<Values>) {
  const { minimum, day, textField, ...picker } = usePickerField(props, DATE_TEXT);
  return (
    <PickerProvider>
      <DatePicker
        {...picker}
        minDate={minimum}
        slotProps={{ textField, day, field: { clearable: !props.required } }}
      />
    </PickerProvider>
  );
}
