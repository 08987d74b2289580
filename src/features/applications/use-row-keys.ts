import { type RefObject, useEffect } from 'react';

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard control of the list: arrow keys move the focus from row to row, Space ticks the focused row. A key
 * pressed in a field of the row is left to the field.
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

/** The row `step` rows after the one that contains the element; `undefined` past either end. */
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
  // The element is between two rows, or after the last one.
  return after === -1 ? undefined : rows[step > 0 ? after : after - 1];
}

/** Focuses the row, which is not a Tab stop. */
export function focusRow(row: HTMLElement): void {
  row.tabIndex = -1;
  row.focus();
}
