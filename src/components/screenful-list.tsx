import { useElementScrollRestoration } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/idle';
import { VirtualList, type VirtualListProps, WHOLE_LIST_LENGTH } from './virtual-list';

/** Rows that a large window holds below the head of a page. */
const SCREENFUL = 14;

/**
 * A list that is painted in two steps: the rows that a screen holds, so that the page is seen as
 * soon as it can be, then all of them in the room that was kept.
 */
export function ScreenfulList<Item extends object>(props: VirtualListProps<Item>) {
  const { items, estimatedHeight, gap = 16 } = props;
  // Who comes back to where they had scrolled to finds all of it there.
  const comesBack = useElementScrollRestoration({ getElement: () => window }) !== undefined;
  const isQuick = items.length <= SCREENFUL || items.length > WHOLE_LIST_LENGTH;
  const [isWhole, setIsWhole] = useState(comesBack || isQuick);
  useEffect(() => afterPaint(() => startTransition(() => setIsWhole(true))), []);
  if (isWhole) return <VirtualList {...props} />;
  return (
    <VirtualList
      {...props}
      items={items.slice(0, SCREENFUL)}
      minHeight={items.length * (estimatedHeight + gap) - gap}
    />
  );
}
