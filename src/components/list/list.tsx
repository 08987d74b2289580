import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../button';
import shared from '../shared.module.css';
import { ListRows, type ListRowsProps } from './list-rows';
import styles from './list-rows.module.css';

/** Rows that are rendered at once: all of most lists. */
const PAGE = 100;

/** How many rows are shown, by entry of the browser's history: Back finds its row again. */
const shownRows = new Map<string | undefined, number>();

interface ListProps<Item extends object> extends ListRowsProps<Item> {
  /** The row up to which the list is shown at once; farther than `FARTHEST` counts as the first. */
  reach?: number;
}

/** Rows that are rendered at once for the sake of the one at which a page opens. */
const FARTHEST = 300;

/** The rows of a list; of a long one the first hundred, and a button for more. */
export function List<Item extends object>({ items, reach = 0, ...list }: ListProps<Item>) {
  const router = useRouter();
  const [count, setCount] = useState(
    () => shownRows.get(historyEntry()) ?? (reach > FARTHEST ? PAGE : Math.max(PAGE, reach + 1)),
  );
  const rest = items.length - count;

  function historyEntry() {
    return router.latestLocation.state.__TSR_key;
  }

  function showMore() {
    shownRows.set(historyEntry(), count + PAGE);
    setCount(count + PAGE);
  }

  return (
    <>
      <ListRows {...list} items={rest > 0 ? items.slice(0, count) : items} />
      {rest > 0 && (
        <p className={styles.more}>
          <span className={shared.quiet}>
            Показаны первые {count} из {items.length}
          </span>
          <Button variant="outlined" onClick={showMore}>
            {`Показать ещё (${rest})`}
          </Button>
        </p>
      )}
    </>
  );
}
