import type { ComponentProps } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { SelectField } from '@/components/select-field';
import type { FormFieldProps } from './form-text-field';

interface FormSelectFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>,
    Pick<ComponentProps<typeof SelectField>, 'labelAt' | 'options' | 'required'> {}

/** A choice of few options; for many there is `FormChoiceField`. */
export function FormSelectField<Values extends FieldValues>({
  control,
  name,
  ...select
}: FormSelectFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return <SelectField {...select} {...field} error={fieldState.error?.message} />;
}
