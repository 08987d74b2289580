import styles from './day.module.css';
import type { Read } from './read';

interface CountProps<Data> {
  read: Read<Data>;
  count: (data: Data) => number;
}

/** A number: '…' until the answer, a dash if it could not be read. */
export function Count<Data>({ read: { data, isFetched }, count }: CountProps<Data>) {
  return (
    <span className={styles.count}>
      {data === undefined ? (isFetched ? '—' : '…') : count(data)}
    </span>
  );
}
