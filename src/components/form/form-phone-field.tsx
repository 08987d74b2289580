import type { ChangeEvent } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { maskPhone } from '@/lib/phone';
import type { FormFieldProps } from './form-text-field';
import { TextField } from './text-field';
import { typeOver } from './type-over';

/**
 * A phone field with the mask +7 (999) 999-99-99 (spec §5 "Register"), which follows the text as it is typed; nothing
 * is moved around the caret of someone who corrects a digit.
 */
export function FormPhoneField<Values extends FieldValues>({
  control,
  name,
  label,
}: FormFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });

  function format({ target: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const typed = input.value;
    const isAtEnd = input.selectionStart === typed.length;
    const text = maskPhone(typed);
    // Formatting what was undone would do it again.
    if (text === typed || !isAtEnd || isUndo(nativeEvent)) field.onChange(typed);
    else typeOver(input, text);
  }

  return (
    <TextField
      {...field}
      label={label}
      help="В формате +7 (999) 999-99-99"
      error={fieldState.error?.message}
      required
      type="tel"
      autoComplete="tel"
      onChange={format}
    />
  );
}

function isUndo(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('history');
}
