import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { FieldValues } from 'react-hook-form';
import { PickerProvider, weekdayHead } from './picker-provider';
import { PickerTextField, PickerTextProvider } from './picker-text-field';
import { type PickerFieldProps, usePickerField } from './use-picker-field';
import { DATE_TEXT } from './wall-clock';

/** A date: the form holds `2026-05-01`, `''` for none, `INCOMPLETE` while half typed. */
export function FormDateField<Values extends FieldValues>(props: PickerFieldProps<Values>) {
  const {
    key,
    minimum,
    textHandlers,
    choose: _choose,
    slotProps,
    ...picker
  } = usePickerField(props, DATE_TEXT);
  return (
    <PickerProvider>
      <PickerTextProvider value={textHandlers}>
        <DatePicker
          key={key}
          {...picker}
          minDate={minimum}
          dayOfWeekFormatter={weekdayHead}
          slots={{ textField: PickerTextField }}
          slotProps={{ ...slotProps, field: { clearable: !props.required } }}
        />
      </PickerTextProvider>
    </PickerProvider>
  );
}
