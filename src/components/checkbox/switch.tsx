import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  /** What it is about; the words can be pressed as well. */
  children: ReactNode;
}

/** A box whose tick changes at once what the page shows. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className={styles.label}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className={styles.box}
      />
      {children}
    </label>
  );
}
