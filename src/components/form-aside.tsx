import type { ReactNode } from 'react';
import styles from './form/form-sheet.module.css';
import shared from './shared.module.css';

/** The surface of content beside a form (`FormSheet`, decisions §5.40). */
export function FormAside({ children }: { children: ReactNode }) {
  return <div className={styles.aside}>{children}</div>;
}

interface AsideItemProps {
  name: ReactNode;
  /** A quiet line below the name. */
  note: ReactNode;
}

/** An item of `AsideList`. */
export function AsideItem({ name, note }: AsideItemProps) {
  return (
    <li>
      <p className={shared.name}>{name}</p>
      <AsideNote>{note}</AsideNote>
    </li>
  );
}

/** A list of `AsideItem`, unless there is none. */
export function AsideList({ children }: { children: readonly ReactNode[] }) {
  return children.length > 0 && <ul className={styles.items}>{children}</ul>;
}

/** A quiet line. */
export function AsideNote({ children }: { children: ReactNode }) {
  return <p className={shared.quiet}>{children}</p>;
}
