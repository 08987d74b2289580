import { type RefObject, useEffect } from 'react';

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys lead from row to row of the list, and a blank ticks the row that has the focus. A key that a
 * field of the row needs is left to it.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const step = STEPS[key];
      if (step !== undefined) {
        const row = nextRow(element, target, step);
        if (!row) return;
        event.preventDefault();
        focusRow(row);
      } else if (key === ' ' && target.matches('article')) {
        event.preventDefault();
        target.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
      }
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

/** The row so many rows after the one that holds the element; `undefined` where the list ends. */
export function nextRow(
  list: HTMLElement,
  element: HTMLElement,
  step: number,
): HTMLElement | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>('article')];
  const after = rows.findIndex(
    (row) => (row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) === 0,
  );
  const index = rows.findIndex((row) => row.contains(element));
  if (index !== -1) return rows[index + step];
  // The element stands between two rows, or after the last one.
  return after === -1 ? undefined : rows[step > 0 ? after : after - 1];
}

/** Gives the row the focus, though Tab does not stop at it. */
export function focusRow(row: HTMLElement): void {
  row.tabIndex = -1;
  row.focus();
}
