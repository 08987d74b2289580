import type { KeyboardEvent } from 'react';

/** The field of a cell. */
export type CellField = HTMLInputElement | HTMLTextAreaElement;

/** The fields of a grid, row by row. */
export function fieldsOf(table: Element): CellField[][] {
  return Array.from(table.querySelectorAll('fieldset'), (row) => [
    ...row.querySelectorAll<CellField>('[data-head] :is(input, textarea)'),
  ]);
}

/** The row and column of a field; `undefined` for a button or a box of the row. */
export function placeOf(table: Element, field: EventTarget) {
  for (const [row, fields] of fieldsOf(table).entries()) {
    const column = fields.findIndex((other) => other === field);
    if (column !== -1) return { row, column };
  }
  return undefined;
}

/** Moves the focus by a step, past disabled fields; it stays where there is none. */
export function focusBeside(table: Element, from: CellField, [rows, columns]: Step): void {
  const fields = fieldsOf(table);
  let { row, column } = placeOf(table, from) ?? { row: -1, column: -1 };
  let field: CellField | undefined;
  do {
    row += rows;
    column += columns;
    field = fields[row]?.[column];
  } while (field?.disabled);
  show(field);
}

/** Moves the focus to the next field, after the last column to the next row, and returns that field, if there is one. */
export function focusNext(table: Element, from: CellField): CellField | undefined {
  const fields = fieldsOf(table)
    .flat()
    .filter(({ disabled }) => !disabled);
  const next = fields[fields.indexOf(from) + 1];
  show(next);
  return next;
}

function show(field: CellField | undefined) {
  field?.focus();
  field?.select();
}

type Step = readonly [rows: number, columns: number];

const ARROWS: Record<string, Step> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Where a key leads from a field: Enter down, unless it makes a new line; an arrow to the next field if the caret cannot
 * go further in the text. `undefined` for a key that is the field's own.
 */
export function stepOf(event: KeyboardEvent, field: CellField): Step | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, key, nativeEvent } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return undefined;
  const isArea = field instanceof HTMLTextAreaElement;
  if (key === 'Enter') return isArea ? undefined : [1, 0];
  const step = ARROWS[key];
  // A date has no caret: arrows change its parts.
  if (!step || field.selectionStart === null) return undefined;
  const [rows, columns] = step;
  const isAcrossLine = rows !== 0 && !isArea;
  return isAcrossLine || isAtEdge(field, rows + columns) ? step : undefined;
}

/** Whether the caret is at the start (-1) or end (1) of the text, or all of it is selected. */
function isAtEdge({ selectionStart: start, selectionEnd: end, value }: CellField, side: number) {
  const isAll = start === 0 && end === value.length;
  return isAll || (start === end && start === (side < 0 ? 0 : value.length));
}
