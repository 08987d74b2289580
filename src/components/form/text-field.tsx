import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlOf, Field, type FieldTexts, parted } from '@/components/field';
import { classes } from '@/lib/classes';
import styles from './text-field.module.css';

interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'children'> {
  /** Buttons at the end of the field. */
  end?: ReactNode;
}

/** A field of one line: text, number, phone, password. */
export function TextField({ end, ...props }: TextFieldProps) {
  const id = useId();
  const { texts, control } = parted(props);
  const input = <input {...control} {...controlOf(id, texts)} />;
  return (
    <Field id={id} {...texts}>
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
export function TextAreaField({ rows, ...props }: TextAreaFieldProps) {
  const id = useId();
  const { texts, control } = parted(props);
  return (
    <Field id={id} {...texts}>
      <div className={classes(styles.area, texts.size === 'row' && styles.rowArea)}>
        <textarea
          {...control}
          {...controlOf(id, texts)}
          rows={rows}
          style={{ minBlockSize: `calc(${rows}lh + ${texts.size === 'row' ? 0.75 : 1.125}rem)` }}
        />
      </div>
    </Field>
  );
}
