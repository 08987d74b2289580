import { type ReactNode, useId } from 'react';
import { classes } from '@/lib/classes';
import styles from './field.module.css';
import shared from './shared.module.css';

/** Texts of a field of any kind. */
export interface FieldTexts {
  label: string;
  /** `hidden` is for assistive tools only, in rows that already say what the field is. */
  labelAt?: 'above' | 'beside' | 'hidden' | undefined;
  required?: boolean | undefined;
  /** A hint below the field. */
  help?: ReactNode;
  /** What the value means, below the control. */
  inWords?: string | undefined;
  /** Error message, shown in place of the hint. */
  error?: string | undefined;
  /** 32px instead of 36, inside rows. */
  size?: 'row' | undefined;
  /** Layout class from the parent. */
  className?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** Id of the control, for its label and message. */
  id: string;
  children: ReactNode;
}

/** A control with label, hint and message. */
export function Field({
  id,
  label,
  labelAt = 'above',
  required,
  inWords,
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
        shared.field,
        labelAt === 'beside' && styles.beside,
        size && styles.row,
        className,
      )}
    >
      {labelAt !== 'hidden' && (
        <label htmlFor={id} className={shared.quiet}>
          {label}
          {required && <span aria-hidden> *</span>}
        </label>
      )}
      {children}
      {inWords && (
        <p id={wordsId(id)} className={shared.caption}>
          {inWords}
        </p>
      )}
      {message && (
        <p id={messageId(id)} className={classes(shared.caption, error && shared.bad)}>
          {message}
        </p>
      )}
    </div>
  );
}

/** The props of a field: those of `Field`, and those of the control in it, which name and describe it. */
export function useField<Props extends FieldTexts & { 'aria-describedby'?: string | undefined }>(
  props: Props,
) {
  const id = useId();
  const { label, labelAt, required, inWords, help, error, size, className, ...control } = props;
  const about = [
    // A row's control says which row it is in, and its message.
    control['aria-describedby'],
    inWords && wordsId(id),
    (error ?? help) && messageId(id),
  ];
  return {
    field: { id, label, labelAt, required, inWords, help, error, size, className },
    control: {
      ...control,
      id,
      required,
      className: styles.control,
      'aria-label': labelAt === 'hidden' ? label : undefined,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': about.filter(Boolean).join(' ') || undefined,
    },
  };
}

function wordsId(id: string): string {
  return `${id}-words`;
}

function messageId(id: string): string {
  return `${id}-message`;
}
