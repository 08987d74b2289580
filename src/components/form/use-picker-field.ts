import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './form-text-field';
import { isToday, pickerText, pickerValue } from './wall-clock';

export interface PickerFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  required?: boolean;
  /** A hint that stands where the message of the schema will be. */
  helperText?: string;
  /** The earliest choice, as the text of the field. */
  min?: string;
}

/** Ties a picker to a text field of a form; a half-typed date stays in the picker as it is. */
export function usePickerField<Values extends FieldValues>(
  { control, name, label, required, helperText, min = '' }: PickerFieldProps<Values>,
  format: string,
) {
  const { field, fieldState } = useController({ control, name });
  const text: string = field.value;
  const [picked, setPicked] = useState(() => pickerValue(text));
  return {
    label,
    timezone: 'UTC',
    // The form's text is the truth; only what is no whole date yet lives in the picker alone.
    value: pickerText(picked, format) === text ? picked : pickerValue(text),
    onChange: (value: Dayjs | null) => {
      setPicked(value);
      field.onChange(pickerText(value, format));
    },
    minimum: pickerValue(min) ?? undefined,
    // To the picker, which reckons in UTC, today would begin some hours early or late.
    day: ({ day }: { day: Dayjs }) => ({ today: isToday(day) }),
    textField: {
      // A refused form puts the focus on its first wrong field, here on the first part of the date.
      ref: (root: HTMLElement | null) =>
        field.ref(
          root && { focus: () => root.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() },
        ),
      required,
      fullWidth: true,
      name,
      onBlur: field.onBlur,
      error: fieldState.invalid,
      helperText: fieldState.error?.message ?? helperText,
    },
  };
}
