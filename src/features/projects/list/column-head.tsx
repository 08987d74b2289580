import { Icon } from '@/components/icon';
import { classes } from '@/lib/classes';
import styles from './projects-table.module.css';

interface ColumnHeadProps {
  name: string;
  className: string | undefined;
  /** The direction, if the table is ordered by this column. */
  direction: 'asc' | 'desc' | undefined;
  /** The direction after the first click; `undefined` is ascending. */
  firstOrder: 'desc' | undefined;
  onSort: (order: 'desc' | undefined) => void;
}

/** A column's heading: a click orders the table by the column, the next one reverses the order. */
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
