import { Spinner } from '@/components/spinner';
import styles from './dialog-on-its-way.module.css';

/** Stands over the page until the code of a dialog has come. */
export function DialogOnItsWay() {
  return (
    <div className={styles.loading}>
      <Spinner />
    </div>
  );
}
