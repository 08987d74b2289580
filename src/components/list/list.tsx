import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { Button } from '../button';
import shared from '../shared.module.css';
import { ListRows, type ListRowsProps } from './list-rows';
import styles from './list-rows.module.css';

/** Rows that are shown: all of most lists. */
const PAGE = 100;

/** Rows of the first paint, more than a window has room for; the others follow without holding it up. */
const FIRST = 30;

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
  const [path] = useState(router.latestLocation.pathname);
  const [known] = useState(() => shownRows.get(router.latestLocation.state.__TSR_key));
  const start = reach > FARTHEST ? 0 : reach + 1;
  const [count, setCount] = useState(known ?? Math.max(PAGE, start));
  const shown = useDeferredValue(count, known ?? Math.max(FIRST, start));
  const rest = items.length - count;

  // At every render: a search among the rows is another entry.
  useEffect(() => {
    const { pathname, state } = router.latestLocation;
    // Not that of a page that is about to take this one's place.
    if (pathname === path) shownRows.set(state.__TSR_key, count);
  });

  return (
    <>
      <ListRows {...list} items={items.length > shown ? items.slice(0, shown) : items} />
      {rest > 0 && (
        <p className={styles.more}>
          <span className={shared.quiet}>
            Показаны первые {count} из {items.length}
          </span>
          <Button variant="outlined" onClick={() => setCount(count + PAGE)}>
            {`Показать ещё (${rest})`}
          </Button>
        </p>
      )}
    </>
  );
}
