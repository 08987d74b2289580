import { useCallback, useMemo, useState } from 'react';
import type { Id } from '@/lib/id';

export interface Ticks {
  /** The shown rows that are ticked. Ticked rows that a search hides do not count. */
  ticked: ReadonlySet<Id>;
  isEachTicked: boolean;
  tick: (id: Id, isTicked: boolean) => void;
  /** Ticks or unticks the shown rows; hidden ones stay as they are. */
  tickEach: (isTicked: boolean) => void;
}

/**
 * Ticks of the rows of a list (decisions §5.39).
 *
 * @param shown the ids of the shown rows, in their order; the same array as long as they are the same.
 */
export function useTicks(shown: readonly Id[]): Ticks {
  const [all, setAll] = useState<ReadonlySet<Id>>(new Set());
  const change = useCallback((ids: readonly Id[], isTicked: boolean) => {
    setAll((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isTicked) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const tick = useCallback((id: Id, isTicked: boolean) => change([id], isTicked), [change]);
  const ticked = useMemo(() => new Set(shown.filter((id) => all.has(id))), [shown, all]);
  return {
    ticked,
    isEachTicked: shown.length > 0 && ticked.size === shown.length,
    tick,
    tickEach: (isTicked) => change(shown, isTicked),
  };
}
