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

interface TextAreaFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'id' | 'children'> {
  /** Initial height in lines; the field grows with its text. */
  rows: number;
}

/** A text of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, control } = useField(props);
  const padding = props.size === 'row' ? 0.75 : 1.125;
  return (
    <Field {...field}>
      <textarea {...control} style={{ minBlockSize: `calc(${props.rows}lh + ${padding}rem)` }} />
    </Field>
  );
}
