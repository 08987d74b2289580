import { type FieldValues, useController } from 'react-hook-form';
import { type Choice, Combobox } from './combobox';
import type { FormFieldProps } from './form-text-field';

interface FormChoiceFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly Choice[];
  /** Meaning of the empty field. */
  placeholder: string;
  required?: boolean;
  autoFocus?: boolean;
}

/** A choice from a long list by typing: the form holds the id, `''` for none. */
export function FormChoiceField<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormChoiceFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, onBlur, ref } = field;
  return (
    <Combobox
      {...props}
      ref={ref}
      name={name}
      chosen={value === '' ? [] : [value]}
      onChoose={onChange}
      onClear={() => onChange('')}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
}
