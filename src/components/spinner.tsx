import styles from './spinner.module.css';

/** Of what is being read. A native `progress` would have to lose its own look first. */
const LOADING = { role: 'progressbar', 'aria-label': 'Загрузка' } as const;

/** Loading indicator in the middle of the space reserved for the content. */
export function Spinner() {
  return (
    <div className={styles.room}>
      <div {...LOADING} className={styles.ring} />
    </div>
  );
}

/** Loading indicator of a list, in place and height of its first rows. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  return <div {...LOADING} className={styles.skeleton} style={{ height: rows * 58 }} />;
}
