import styles from './day.module.css';
import type { Read } from './read';

interface CountProps<Data> {
  read: Read<Data>;
  count: (data: Data) => number;
}

/** How many there are: '…' until the server has answered, a dash where it could not be asked. */
export function Count<Data>({ read: { data, isFetched }, count }: CountProps<Data>) {
  return (
    <span className={styles.count}>
      {data === undefined ? (isFetched ? '—' : '…') : count(data)}
    </span>
  );
}
