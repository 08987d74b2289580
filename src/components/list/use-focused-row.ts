import { type RefObject, useEffect, useState } from 'react';

/** Index (`data-index`) of the row that has the focus. */
export function useFocusedRow(list: RefObject<HTMLElement | null>): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const followFocus = ({ type, target, relatedTarget }: FocusEvent) => {
      const next = type === 'focusin' ? target : relatedTarget;
      const row = next instanceof Element && next.closest<HTMLElement>('[data-index]');
      if (row && element.contains(row)) setFocused(Number(row.dataset['index']));
      // A window that loses the focus returns it to the same element: keep that row.
      else if (!element.contains(document.activeElement)) setFocused(undefined);
    };
    element.addEventListener('focusin', followFocus);
    element.addEventListener('focusout', followFocus);
    return () => {
      element.removeEventListener('focusin', followFocus);
      element.removeEventListener('focusout', followFocus);
    };
  }, [list]);
  return focused;
}

/** Adds the focused row and its neighbours to the indexes, so that Tab moves from row to row. */
export function withFocused(
  indexes: number[],
  focused: number | undefined,
  count: number,
): number[] {
  if (focused === undefined) return indexes;
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...indexes, ...around])].toSorted((a, b) => a - b);
}
