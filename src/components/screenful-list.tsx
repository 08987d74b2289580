import { useElementScrollRestoration } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsPainted } from './use-is-painted';
import { VirtualList, type VirtualListProps, WHOLE_LIST_LENGTH } from './virtual-list';

/** Height in pixels of what stands above the rows of a page at least. */
const HEAD_HEIGHT = 160;

/**
 * A list that is painted in two steps: the rows that the window holds, so that the page is seen as
 * soon as it can be, then all of them in the room that was kept.
 */
export function ScreenfulList<Item extends object>(props: VirtualListProps<Item>) {
  const { items, estimatedHeight, gap = 16 } = props;
  // Who comes back to where they had scrolled to finds all of it there.
  const comesBack = useElementScrollRestoration({ getElement: () => window }) !== undefined;
  const [screenful] = useState(() =>
    Math.max(1, Math.ceil((window.innerHeight - HEAD_HEIGHT) / (estimatedHeight + gap))),
  );
  const isQuick = items.length <= screenful || items.length > WHOLE_LIST_LENGTH;
  const isWhole = useIsPainted(comesBack || isQuick);
  if (isWhole) return <VirtualList {...props} />;
  return (
    <VirtualList
      {...props}
      items={items.slice(0, screenful)}
      minHeight={items.length * (estimatedHeight + gap) - gap}
    />
  );
}
