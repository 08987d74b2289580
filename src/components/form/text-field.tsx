import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, useField } from '@/components/field';
import styles from '@/components/field.module.css';

interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'children'> {
  /** Buttons at the end of the field. */
  end?: ReactNode;
}

/** A field of one line: text, number, phone, password. */
export function TextField({ end, ...props }: TextFieldProps) {
  const { field, control } = useField(props);
  const input = <input {...control} />;
  return (
    <Field {...field}>
      {end ? (
        <div className={styles.box}>
          {input}
          <div className={styles.end}>{end}</div>
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
