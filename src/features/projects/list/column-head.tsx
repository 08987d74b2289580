import { Icon } from '@/components/icon';
import { classes } from '@/lib/classes';
import styles from './projects-table.module.css';

interface ColumnHeadProps {
  name: string;
  /** How wide the column is. */
  className: string | undefined;
  /** Which way the table is ordered by this column, if it is. */
  direction: 'asc' | 'desc' | undefined;
  /** The direction that the first press gives. */
  firstOrder: 'desc' | undefined;
  /** `desc` or the other way. */
  onSort: (order: 'desc' | undefined) => void;
}

/** The head of a column, which orders the table by it, and once more the other way. */
export function ColumnHead({ name, className, direction, firstOrder, onSort }: ColumnHeadProps) {
  return (
    <th
      scope="col"
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={classes(styles.head, className)}
    >
      <button
        type="button"
        data-printed
        className={styles.sort}
        onClick={() => onSort(direction ? (direction === 'asc' ? 'desc' : undefined) : firstOrder)}
      >
        {name}
        {direction && (
          <span className={direction === 'asc' ? styles.ascending : undefined}>
            <Icon name="chevronDown" />
          </span>
        )}
      </button>
    </th>
  );
}
