import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** The label. */
  children?: ReactNode;
}

/** A checkbox before its label. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input {...input} type="checkbox" className={styles.box} />
      {children}
    </label>
  );
}
