import styles from './projects-page.module.css';

interface FoundCountProps {
  /** Without them the line keeps its room, so that what comes below stands where it will stay. */
  found: readonly unknown[] | undefined;
}

/** How many there are. */
export function FoundCount({ found }: FoundCountProps) {
  return (
    <p aria-live="polite" className={styles.count}>
      {found && `найдено результатов: ${found.length}`}
    </p>
  );
}
