import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { classes } from '@/lib/classes';
import { cellsOf, type ReadCell } from '@/lib/pasted-cells';
import { RowOutcome } from '../batch/batch-panel';
import type { BatchItem, BatchRow } from '../batch/use-batch';
import { Button, IconButton } from '../button';
import type { KeptForm } from '../form/use-kept-form';
import shared from '../shared.module.css';
import styles from './grid.module.css';
import { type CellField, fieldsOf, focusBeside, focusNext, placeOf, stepOf } from './grid-keys';

const RIGHT = [0, 1] as const;

/** Most rows, in case a whole book is pasted by mistake. */
const MOST_ROWS = 200;

/** Props of the field of a cell. */
interface CellProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** The head of the column. */
  label: string;
  labelAt: 'hidden';
  size: 'row';
  readOnly: boolean;
  disabled: boolean;
}

interface ColumnLooks {
  head: string;
  /** Below the head. */
  note?: string;
  /** A CSS width of the column. */
  width: string;
  /** In a narrow window several stand side by side. */
  isShort?: boolean;
}

interface FieldColumn<Values extends FieldValues> extends ColumnLooks {
  /** The name of the cell's field in the form, by key and place of the row. */
  name: (row: string, index: number) => FieldPath<Values>;
  renderField: (cell: CellProps<Values>) => ReactNode;
  /** Reads a pasted cell. */
  read: ReadCell;
  /** Whether a typed text can only be complete, so that the focus goes on to the next cell. */
  isComplete?: (text: string) => boolean;
}

/** A column only shows something, or has fields. */
export type GridColumn<Values extends FieldValues> =
  | (ColumnLooks & { renderText: (row: string) => ReactNode })
  | FieldColumn<Values>;

export interface GridRow {
  key: string;
  /** Accessible name. */
  label: string;
  /** The row's name as it is seen. */
  head: ReactNode;
  isDisabled?: boolean;
  /** Nothing of the row can be changed any more. */
  isReadOnly?: boolean;
  /** What a batch made of the row. */
  outcome?: BatchRow<BatchItem> | undefined;
  /** What else is to be said of the row. */
  note?: ReactNode;
  onRemove?: (() => void) | undefined;
}

interface GridProps<Values extends FieldValues> {
  /** Accessible name. */
  label: string;
  form: Pick<KeptForm<Values>, 'control' | 'trigger'> & {
    setValue: (name: FieldPath<Values>, value: FieldPathValue<FieldValues, string>) => void;
  };
  rowHead: string;
  /** A CSS width of the rows' names. */
  rowHeadWidth: string;
  columns: readonly GridColumn<Values>[];
  rows: readonly GridRow[];
  /** What is shown is being sent: nothing is changed, pasted, added or removed. */
  isLocked: boolean;
  /** Adds an empty row, also for pasted ones after the last; without it the rows are fixed. */
  onAdd?: (options: { shouldFocus: boolean }) => void;
}

/**
 * Rows of fields that are filled like a spreadsheet: Enter goes down, arrows go on at the edge of a text, and a block
 * of copied cells fills the fields from the focused one to the right and down (decisions §5.38). The fields are those
 * of the caller's form.
 */
export function Grid<Values extends FieldValues>({
  label,
  form,
  rowHead,
  rowHeadWidth,
  columns,
  rows,
  isLocked,
  onAdd,
}: GridProps<Values>) {
  const { control, setValue, trigger } = form;
  /** What a paste could not place, by row. */
  const [remarks, setRemarks] = useState<ReadonlyMap<number, string>>(new Map());
  /** The field whose text was complete, and that to which the focus went on by itself. */
  const completed = useRef<{ from: CellField; to: CellField }>(undefined);
  /** What stood where a block was pasted last, and how many rows there were before and after. */
  const beforePaste = useRef<{ row: number; texts: string[][]; rows: number; rowsAfter: number }>(
    undefined,
  );
  const fields = columns.filter((column) => 'read' in column);
  const hasButtons = rows.some(({ onRemove }) => onRemove);
  const gridTemplateColumns = [
    rowHeadWidth,
    ...columns.map(({ width }) => width),
    hasButtons ? 'var(--control-row)' : '',
  ].join(' ');

  function forgetRemark(row: number) {
    if (remarks.has(row)) setRemarks(new Map([...remarks].filter(([other]) => other !== row)));
  }

  /** Fills rows with texts, each in the place of its column; `undefined` changes nothing. */
  function fill(start: number, lines: readonly (readonly (string | undefined)[])[]) {
    const names = lines.flatMap((texts, offset) => {
      const index = start + offset;
      const row = rows[index];
      if (!row) onAdd?.({ shouldFocus: false });
      if (row?.isDisabled || row?.isReadOnly) return [];
      return texts.flatMap((text, place) => {
        const name = fields[place]?.name(row?.key ?? '', index);
        if (text === undefined || name === undefined) return [];
        setValue(name, text);
        return [name];
      });
    });
    void trigger(names);
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const { currentTarget: table, target, key } = event;
    if (!isField(target) || !placeOf(table, target)) return;
    // Rows that were added or removed since are no part of the paste.
    if (isUndo(event) && beforePaste.current?.rowsAfter === rows.length && !isLocked) {
      event.preventDefault();
      undoPaste(beforePaste.current);
      return;
    }
    // A single row is a form like any other.
    if (key === 'Enter' && onAdd && rows.length === 1) return;
    const left = completed.current?.to === target ? completed.current.from : undefined;
    completed.current = undefined;
    // Whoever presses a key to go on after each grade has gone on already.
    const step = left && key === 'Tab' && !event.shiftKey ? RIGHT : stepOf(event, left ?? target);
    if (!step) return;
    event.preventDefault();
    if (!left || step !== RIGHT) focusBeside(table, left ?? target, step);
  }

  function handlePaste(event: ClipboardEvent<HTMLDivElement>) {
    const { currentTarget: table, target, clipboardData } = event;
    const at = placeOf(table, target);
    if (isLocked || !at || !isField(target)) return;
    const lines = blockIn(clipboardData, target);
    if (!lines) return;
    event.preventDefault();
    const last = onAdd ? MOST_ROWS : rows.length;
    const covered = fieldsOf(table).slice(at.row, at.row + lines.length);
    beforePaste.current = {
      row: at.row,
      texts: covered.map((row) => row.map(({ value }) => value)),
      rows: rows.length,
      rowsAfter: Math.max(rows.length, Math.min(last, at.row + lines.length)),
    };
    const found = new Map<number, string>();
    const texts = lines.slice(0, last - at.row).map((cells, index) => {
      const unread: string[] = [];
      const read = cells.map((cell, offset) => {
        if (cell.trim() === '') return undefined;
        const text = fields[at.column + offset]?.read(cell);
        if (text === undefined) unread.push(`«${cell.trim()}»`);
        return text ?? '';
      });
      if (unread.length > 0) found.set(at.row + index, `Не прочитано: ${unread.join(', ')}`);
      return [...Array.from<undefined>({ length: at.column }), ...read];
    });
    fill(at.row, texts);
    const left = lines.length - (last - at.row);
    if (left > 0) found.set(last - 1, `Не поместилось строк: ${left}`);
    setRemarks(found);
  }

  /** The browser undoes only what was typed. */
  function undoPaste(before: NonNullable<typeof beforePaste.current>) {
    fill(before.row, before.texts);
    for (const { onRemove } of rows.slice(before.rows).toReversed()) onRemove?.();
    beforePaste.current = undefined;
    setRemarks(new Map());
  }

  function handleChange({ currentTarget: table, target }: ChangeEvent<HTMLDivElement>) {
    const at = placeOf(table, target);
    if (!at || !isField(target)) return;
    forgetRemark(at.row);
    beforePaste.current = undefined;
    const isComplete = fields[at.column]?.isComplete?.(target.value);
    const next = isComplete ? focusNext(table, target) : undefined;
    completed.current = next && { from: target, to: next };
  }

  function renderCell(
    column: GridColumn<Values>,
    { key, isDisabled, isReadOnly }: GridRow,
    index: number,
  ) {
    if ('renderText' in column) return <div className={styles.text}>{column.renderText(key)}</div>;
    return column.renderField({
      control,
      name: column.name(key, index),
      label: column.head,
      labelAt: 'hidden',
      size: 'row',
      readOnly: isLocked || isReadOnly === true,
      disabled: isDisabled === true,
    });
  }

  return (
    <div className={styles.grid}>
      {/* The keys and the clipboard of its fields, which are interactive themselves. */}
      <div
        role="presentation"
        className={styles.scroll}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onChange={handleChange}
      >
        <table aria-label={label} className={styles.table}>
          <thead>
            <tr className={styles.line} style={{ gridTemplateColumns }}>
              {[{ head: rowHead, note: undefined }, ...columns].map(({ head, note }, index) => (
                // Two criteria may have the same name.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={index} scope="col">
                  <span className={styles.head} data-clamp>
                    {head}
                  </span>
                  {note}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.key}>
                <td colSpan={columns.length + 1}>
                  <fieldset
                    aria-label={row.label}
                    className={styles.line}
                    style={{ gridTemplateColumns }}
                  >
                    <div className={styles.name}>{row.head}</div>
                    {columns.map((column, place) => (
                      // oxlint-disable-next-line react/no-array-index-key
                      <div key={place} data-head={column.head} data-short={column.isShort}>
                        {renderCell(column, row, index)}
                      </div>
                    ))}
                    {row.onRemove && (
                      <IconButton
                        icon="delete"
                        size="row"
                        disabled={isLocked}
                        label={`Удалить строку ${index + 1}`}
                        onClick={() => {
                          setRemarks(new Map());
                          beforePaste.current = undefined;
                          row.onRemove?.();
                        }}
                      />
                    )}
                    {remarks.has(index) && (
                      <p className={classes(styles.note, shared.quiet, shared.bad)}>
                        {remarks.get(index)}
                      </p>
                    )}
                    {row.outcome && (
                      <div className={styles.note}>
                        <RowOutcome row={row.outcome} />
                      </div>
                    )}
                    {row.note && <div className={styles.note}>{row.note}</div>}
                  </fieldset>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <output className={classes(shared.quiet, shared.bad)}>
        {remarks.size > 0 && `Строк с замечаниями: ${remarks.size}`}
      </output>
      {onAdd && rows.length < MOST_ROWS && (
        <Button
          variant="outlined"
          icon="add"
          disabled={isLocked}
          onClick={() => {
            beforePaste.current = undefined;
            onAdd({ shouldFocus: true });
          }}
        >
          Добавить строку
        </Button>
      )}
    </div>
  );
}

/**
 * The copied cells if they are several. Lines in a field of several lines are a text of its own, unless they come from
 * a table.
 */
function blockIn(clipboard: DataTransfer, target: Element): string[][] | undefined {
  const text = clipboard.getData('text/plain');
  const isTable = text.includes('\t') || /<t[dr]\b/i.test(clipboard.getData('text/html'));
  if (target instanceof HTMLTextAreaElement && !isTable) return undefined;
  const lines = cellsOf(text);
  return lines.length > 1 || (lines[0]?.length ?? 0) > 1 ? lines : undefined;
}

function isUndo({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && code === 'KeyZ';
}

function isField(target: EventTarget): target is CellField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
