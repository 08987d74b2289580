import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

type FormTextFieldProps<Values extends FieldValues> = FormFieldProps<Values> &
  Pick<
    TextFieldProps,
    | 'type'
    | 'required'
    | 'disabled'
    | 'multiline'
    | 'autoComplete'
    | 'autoFocus'
    | 'helperText'
    | 'slotProps'
    | 'placeholder'
  >;

/** A text field of a form; the message of its schema takes the place of the hint. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  helperText,
  ...props
}: FormTextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  return (
    <TextField
      {...props}
      {...input}
      inputRef={ref}
      fullWidth
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
}

interface FormTextAreaFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** How many lines there are room for at first. */
  rows: number;
}

/**
 * A text of several lines, as high as what is typed. The browser itself sees to that: MUI's own
 * area lays the page out at every key. A browser that cannot gives it a corner to pull.
 */
export function FormTextAreaField<Values extends FieldValues>({
  rows,
  ...props
}: FormTextAreaFieldProps<Values>) {
  return (
    <FormTextField
      {...props}
      multiline
      slotProps={{
        input: { inputComponent: 'textarea' },
        htmlInput: {
          rows,
          style: { fieldSizing: 'content', minBlockSize: `${rows}lh`, resize: 'vertical' },
        },
      }}
    />
  );
}
