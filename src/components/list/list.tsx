import { useElementScrollRestoration } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { reloadIfServed } from '@/lib/release';
import { lazyCode } from '../lazy-code';
import { MissingPart } from '../missing-part';
import { useIsPainted } from '../use-is-painted';
import { FIRST_ROWS, ListRows, type ListRowsProps, ROW_GAP } from './list-rows';

/** Lists up to this length are rendered whole, so that the browser can search and print them. */
const WHOLE_LIST_LENGTH = 60;

/** Least height of a page above its list, in pixels. */
const HEAD_HEIGHT = 160;

// Saves 12 KiB, the virtual list: few professors have one that long.
const longList = lazyCode(async () => (await import('./long-list')).LongList);

interface ListProps<Item extends object> extends ListRowsProps<Item> {
  /** Height of a row in pixels before it is measured. */
  rowHeight: number;
  /** Paints the rows that fit the window first, and the others in a second step (`useFirstRows`). */
  paintsInSteps?: boolean;
}

/**
 * Rows that scroll with the window. A long list renders only the rows near the view: with all of 2,000 projects
 * rendered, under `content-visibility`, a search was a task of 2.4 s at CPU 4x, against 0.3 s.
 */
export function List<Item extends object>({ paintsInSteps = false, ...list }: ListProps<Item>) {
  const { items, rowHeight } = list;
  const isLong = items.length > WHOLE_LIST_LENGTH;
  const firstRows = useFirstRows(rowHeight, items.length, paintsInSteps);
  const { code: LongList, isMissing } = longList.useCode(isLong);
  // Deferred, since it renders all rows anew.
  const isThere = useDeferredValue(LongList !== undefined);
  if (firstRows === undefined && !isLong) return <ListRows {...list} />;
  if (firstRows === undefined && LongList && isThere) return <LongList {...list} />;
  return (
    <>
      {isLong && isMissing && <MissingPart onRetry={reloadIfServed} />}
      <ListRows
        {...list}
        items={items.slice(0, firstRows ?? FIRST_ROWS)}
        // Reserve about the final height, so that a reloaded page finds its scroll position again.
        minHeight={items.length * (rowHeight + ROW_GAP) - ROW_GAP}
      />
    </>
  );
}

/**
 * How many rows the first paint renders: those that fit the window, so that a page opened by a link appears
 * earlier. `undefined` means all rows: after the paint, and from the start if all fit or the window returns to a
 * scrolled position.
 */
function useFirstRows(rowHeight: number, count: number, isWanted: boolean): number | undefined {
  const comesBack = useElementScrollRestoration({ getElement: () => window }) !== undefined;
  const [screenful] = useState(() =>
    Math.max(1, Math.ceil((window.innerHeight - HEAD_HEIGHT) / (rowHeight + ROW_GAP))),
  );
  const isPainted = useIsPainted(!isWanted || comesBack || count <= screenful);
  return isPainted ? undefined : screenful;
}
