import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TextAreaField, TextField } from './text-field';

export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

type FormTextFieldProps<Values extends FieldValues> = FormFieldProps<Values> &
  Pick<
    ComponentProps<typeof TextField>,
    | 'type'
    | 'required'
    | 'disabled'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'autoCorrect'
    | 'spellCheck'
    | 'autoFocus'
    | 'placeholder'
    | 'labelAt'
    | 'size'
    | 'className'
    | 'end'
  > & {
    /** A hint below the field; the message of the schema takes its place. */
    helperText?: string | undefined;
  };

/** A text of one line in a form. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  helperText,
  ...props
}: FormTextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return <TextField {...props} {...field} help={helperText} error={fieldState.error?.message} />;
}

interface FormTextAreaFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** How many lines there are room for at first. */
  rows: number;
}

/** A text of several lines in a form. */
export function FormTextAreaField<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormTextAreaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return <TextAreaField {...props} {...field} error={fieldState.error?.message} />;
}
