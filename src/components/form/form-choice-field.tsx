import { type FieldValues, useController } from 'react-hook-form';
import type { Choice } from '@/lib/text-search';
import { lazyPart } from '../lazy-part';
import type { FormFieldProps } from './form-text-field';

/** A choice from a long list by typing, in a dialog. */
export const ChoiceInput = lazyPart(async () => (await import('../mui/choice-input')).ChoiceInput);

interface FormChoiceFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly Choice[];
  /** Meaning of the empty field. */
  placeholder: string;
  required?: boolean;
  autoFocus?: boolean;
}

/** The same in a form, which holds the id, `''` for none. */
export function FormChoiceField<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormChoiceFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, onBlur } = field;
  return (
    <ChoiceInput
      {...props}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
}
