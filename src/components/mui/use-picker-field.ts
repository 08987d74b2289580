import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { isolated } from '@/lib/isolate-text';
import { INCOMPLETE } from '@/lib/time';
import type { FormFieldProps } from '../form/form-text-field';
import { pastedText, pickerText, pickerValue } from './wall-clock';

export interface PickerFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Hint in the place of the message. */
  helperText?: string;
  /** Earliest allowed time, as a text of the field. */
  min?: string;
  /** Fields to validate again together with this one. */
  deps?: PickerFieldProps<Values>['name'][];
}

/** A calendar hidden behind a dialog must not trap the focus. */
const desktopTrapFocus = {
  isEnabled: () => !document.querySelector('.MuiPickerPopper-root[aria-hidden="true"]'),
};

/** Height of a day in the phone's calendar dialog; seven of them fit side by side. */
const PRESSED = { width: 'min(44px, calc((100vw - 2rem) / 7))', height: 44 };
const FOR_FINGERS = {
  '& .MuiPickerDay-root': { ...PRESSED, mx: 0 },
  '& .MuiDayCalendar-weekDayLabel': { width: PRESSED.width, mx: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 6 * 48 },
  '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none' },
  '& .MuiIconButton-root': { width: 44, height: 44 },
  '& .MuiDialogActions-root .MuiButton-root': { minHeight: 44 },
} as const;

/** Connects a picker to a text field of a form, which holds `INCOMPLETE` while half typed. */
export function usePickerField<Values extends FieldValues>(
  props: PickerFieldProps<Values>,
  format: string,
) {
  const { control, name, label, required, disabled, readOnly, helperText, min = '', deps } = props;
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  const text: string = field.value;
  const [shown, setShown] = useState({ text, value: pickerValue(text), key: 0 });
  const [unread, setUnread] = useState<string>();

  // The form was reset or a draft restored. Only remounting clears the half-typed sections, which the
  // picker keeps to itself.
  if (shown.text !== text) {
    const key = shown.text === INCOMPLETE ? shown.key + 1 : shown.key;
    setShown({ text, value: pickerValue(text), key });
  }

  function change(next: string, value: Dayjs | null) {
    setUnread(undefined);
    setShown({ ...shown, text: next, value });
    field.onChange(next);
  }

  function onWholeText(pasted: string) {
    if (disabled || readOnly) return;
    const next = pastedText(pasted, text, format);
    if (next === undefined) setUnread(pasted);
    else change(next, pickerValue(next));
  }

  function onBlur() {
    setUnread(undefined);
    field.onBlur();
  }

  return {
    key: shown.key,
    label,
    disabled,
    readOnly,
    timezone: 'UTC',
    value: shown.value,
    onChange: (value: Dayjs | null) => change(pickerText(value, format), value),
    textHandlers: {
      /** The picker reports nothing before the input is complete; its text field does. */
      onEmptyChange: (isEmpty: boolean) => {
        if (isEmpty) change('', null);
        else if (text === '') change(INCOMPLETE, null);
      },
      onWholeText,
    },
    /** Sets a text as the form would. */
    choose: field.onChange as (text: string) => void,
    minimum: pickerValue(min) ?? undefined,
    slotProps: {
      desktopTrapFocus,
      mobilePaper: { sx: FOR_FINGERS },
      textField: {
        // On a failed submission the first wrong field gets the focus: here the first section of the date.
        ref: (root: HTMLElement | null) =>
          field.ref(
            root && {
              focus: () => root.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
            },
          ),
        required,
        fullWidth: true,
        // Shows ДД.ММ.ГГГГ in an empty field although its label is above.
        slotProps: { inputLabel: { shrink: true } },
        name,
        onBlur,
        error: fieldState.invalid || unread !== undefined,
        helperText:
          unread === undefined ? (fieldState.error?.message ?? helperText) : unreadText(unread),
      },
    },
  };
}

/** Longest excerpt of a pasted text in its message. */
const REPEATED = 40;

/** Message for a pasted text that is no date. */
function unreadText(pasted: string): string {
  const text = pasted.trim();
  const repeated = text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text;
  return `Не удалось прочитать дату: «${isolated(repeated)}»`;
}
