import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { lengthHint } from '@/lib/text-length';
import { Field, useField } from '../field';
import { TextField } from './text-field';

export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

interface FormTextFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>,
    Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'error'> {
  /** Length that all servers accept, in characters; near it the hint shows the length. */
  takenLength?: number | undefined;
}

/** A text of one line in a form. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  help,
  takenLength,
  ...props
}: FormTextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextField
      {...props}
      {...field}
      help={hintOf(field.value, takenLength) ?? help}
      error={fieldState.error?.message}
    />
  );
}

interface FormTextAreaFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>,
    Pick<ComponentProps<typeof TextField>, 'labelAt' | 'size' | 'readOnly'> {
  /** Initial height in lines; the field grows with its text. */
  rows: number;
  /** As for `FormTextField`. */
  takenLength?: number | undefined;
}

/** A text of several lines in a form. */
export function FormTextAreaField<Values extends FieldValues>({
  control,
  name,
  takenLength,
  ...props
}: FormTextAreaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const area = useField({
    ...props,
    ...field,
    help: hintOf(field.value, takenLength),
    error: fieldState.error?.message,
  });
  const padding = props.size === 'row' ? 0.75 : 1.125;
  return (
    <Field {...area.field}>
      <textarea
        {...area.control}
        style={{ minBlockSize: `calc(${props.rows}lh + ${padding}rem)` }}
      />
    </Field>
  );
}

/** Hint about a text near the accepted length; assistive tools read it on demand. */
function hintOf(typed: unknown, takenLength: number | undefined): string | undefined {
  return takenLength !== undefined && typeof typed === 'string'
    ? lengthHint(typed, takenLength)
    : undefined;
}
