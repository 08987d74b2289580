import { useState } from 'react';
import { Button } from '../button';
import { ListRows, type ListRowsProps } from './list-rows';

/** Rows that are rendered at once: all of most lists. */
const PAGE = 100;

/** Rows that scroll with the window; of a long list the first, and more at a press. */
export function List<Item extends object>({ items, ...list }: ListRowsProps<Item>) {
  const { shown, more } = useShownRows(items);
  return (
    <>
      <ListRows {...list} items={shown} />
      {more}
    </>
  );
}

/** The first rows of a list, and the button that shows more of them. */
export function useShownRows<Item>(items: readonly Item[]) {
  const [count, setCount] = useState(PAGE);
  const rest = items.length - count;
  return {
    shown: items.slice(0, count),
    more: rest > 0 && (
      <Button variant="outlined" onClick={() => setCount(count + PAGE)}>
        {`Показать ещё (${rest})`}
      </Button>
    ),
  };
}
