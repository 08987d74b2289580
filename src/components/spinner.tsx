import styles from './spinner.module.css';

/** Says that something is on its way, in the middle of the room it will take. */
export function Spinner() {
  return (
    <div className={styles.room}>
      <progress aria-label="Загрузка" className={styles.ring} />
    </div>
  );
}

/** Says that a list is on its way, in the place and of the height of its first rows. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  return (
    <progress aria-label="Загрузка" className={styles.skeleton} style={{ height: rows * 58 }} />
  );
}
