import styles from './spinner.module.css';

/** Loading indicator in the middle of the space reserved for the content. */
export function Spinner() {
  return (
    <div className={styles.room}>
      <progress aria-label="Загрузка" className={styles.ring} />
    </div>
  );
}

/** Loading indicator of a list, in place and height of its first rows. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  return (
    <progress aria-label="Загрузка" className={styles.skeleton} style={{ height: rows * 58 }} />
  );
}
