import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './field.module.css';

/** What every field says of itself, whatever it is filled in with. */
export interface FieldTexts {
  label: string;
  /** Above the field, beside it, or only for assistive tools where a row says what it is. */
  labelAt?: 'above' | 'beside' | 'hidden' | undefined;
  required?: boolean | undefined;
  /** A hint below the field. */
  help?: string | undefined;
  /** What is wrong with what stands there, in place of the hint. */
  error?: string | undefined;
  /** 32px instead of 36, inside rows. */
  size?: 'row' | undefined;
  /** Its place in what it stands in. */
  className?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** Id of the control, by which label and message are tied to it. */
  id: string;
  children: ReactNode;
}

/** A control with its label and its message. */
export function Field({
  id,
  label,
  labelAt = 'above',
  required,
  help,
  error,
  size,
  className,
  children,
}: FieldProps) {
  const message = error ?? help;
  return (
    <div
      className={classes(
        styles.field,
        labelAt === 'beside' && styles.beside,
        size && styles.row,
        className,
      )}
    >
      {labelAt !== 'hidden' && (
        <label htmlFor={id} className={styles.label}>
          {label}
          {required && <span aria-hidden> *</span>}
        </label>
      )}
      {children}
      {message && (
        <p id={messageId(id)} className={classes(styles.message, error && styles.error)}>
          {message}
        </p>
      )}
    </div>
  );
}

/** The attributes by which a control is tied to the `Field` around it. */
export function controlOf(id: string, { label, labelAt, required, help, error }: FieldTexts) {
  return {
    id,
    required,
    className: styles.control,
    'aria-label': labelAt === 'hidden' ? label : undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': (error ?? help) ? messageId(id) : undefined,
  };
}

/** Parts the props of a field into what it says of itself and what its control is told. */
export function parted<Props extends FieldTexts>(props: Props) {
  const { label, labelAt, required, help, error, size, className, ...control } = props;
  return { texts: { label, labelAt, required, help, error, size, className }, control };
}

function messageId(id: string): string {
  return `${id}-message`;
}
