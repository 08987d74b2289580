import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** What it is about; the words can be pressed as well. */
  children: ReactNode;
}

/** A box that is ticked or not, before its label. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input {...input} type="checkbox" className={styles.box} />
      {children}
    </label>
  );
}
