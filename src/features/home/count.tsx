import styles from './day.module.css';
import type { Read } from './read';

interface CountProps<Data> {
  read: Read<Data>;
  count: (data: Data) => number;
}

/** A count of what was read: '…' while it is being read, a dash after a failure. */
export function Count<Data>({ read: { data, isFetched }, count }: CountProps<Data>) {
  return (
    <span className={styles.count}>
      {data === undefined ? (isFetched ? '—' : '…') : count(data)}
    </span>
  );
}
