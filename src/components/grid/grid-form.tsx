import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormSheet } from '../form/form-sheet';
import type { KeptForm } from '../form/use-kept-form';
import shared from '../shared.module.css';

interface GridFormProps<Values extends FieldValues> {
  form: KeptForm<Values>;
  /** Sends the rows, once all are valid. */
  onSubmit: (values: Values) => void;
  children: ReactNode;
}

/** The form around a grid whose rows a batch sends. */
export function GridForm<Values extends FieldValues>({
  form,
  onSubmit,
  children,
}: GridFormProps<Values>) {
  return (
    <FormSheet>
      <form
        noValidate
        className={shared.parts}
        onSubmit={(event) => {
          form.readFields(event.currentTarget);
          void form.handleSubmit(onSubmit)(event);
        }}
      >
        {children}
      </form>
    </FormSheet>
  );
}
