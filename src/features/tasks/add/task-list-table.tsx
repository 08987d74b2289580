import { rowCell } from '@/components/form/row-cell';
import { RowsTable, RowsTableRow } from '@/components/form/rows-table';
import { TextAreaField, TextField } from '@/components/form/text-field';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import { problemsOf, rowsWithBlock, type TaskField, type TaskRow } from '@/domain/task-list';
import { MOST_ROWS, onOneLine } from '@/lib/pasted-lines';
import { settledDeadline } from '@/lib/read-deadline';
import { lengthHint } from '@/lib/text-length';
import styles from './task-list-table.module.css';

const COLUMNS = ['Название', 'Срок сдачи', 'Описание'];

interface TaskListTableProps {
  rows: readonly TaskRow[];
  /** The list was cut at its maximum number of rows. */
  isCut: boolean;
  /** Wall clock. */
  now: string;
  onChange: (rows: TaskRow[]) => void;
}

/** The table of the tasks to be assigned. */
export function TaskListTable({ rows, isCut, now, onChange }: TaskListTableProps) {
  const change = (changed: TaskRow) =>
    onChange(rows.map((row) => (row.id === changed.id ? changed : row)));
  return (
    <RowsTable
      label="Задания списком"
      columns={COLUMNS}
      note={isCut && `Показаны первые строки: ${MOST_ROWS}`}
    >
      {rows.map((row, index) => (
        <TaskRowCells
          key={row.id}
          row={row}
          number={index + 1}
          now={now}
          onChange={change}
          onBlock={(field, text) => onChange(rowsWithBlock(rows, { index, field }, text, now))}
        />
      ))}
    </RowsTable>
  );
}

interface TaskRowCellsProps {
  row: TaskRow;
  number: number;
  now: string;
  onChange: (row: TaskRow) => void;
  /** A block of cells was pasted into the field. */
  onBlock: (field: TaskField, text: string) => void;
}

function TaskRowCells({ row, number, now, onChange, onBlock }: TaskRowCellsProps) {
  const cell = (field: TaskField) => rowCell(row[field], (text) => onBlock(field, text));
  return (
    <RowsTableRow
      number={number}
      isWanted={row.isWanted}
      problems={problemsOf(row, now)}
      onWantedChange={(isWanted) => onChange({ ...row, isWanted })}
    >
      <td data-head="Название" className={styles.name}>
        <TextAreaField
          {...cell('name')}
          label="Название"
          rows={1}
          help={lengthHint(row.name, TAKEN_LENGTHS.taskName)}
          onChange={({ target }) => onChange({ ...row, name: onOneLine(target.value) })}
        />
      </td>
      <td data-head="Срок сдачи" className={styles.deadline}>
        <TextField
          {...cell('deadline')}
          label="Срок сдачи"
          onChange={({ target }) => onChange({ ...row, deadline: target.value })}
          onBlur={({ target }) => {
            const deadline = settledDeadline(target.value, now);
            if (deadline !== row.deadline) onChange({ ...row, deadline });
          }}
        />
      </td>
      <td data-head="Описание">
        <TextAreaField
          {...cell('description')}
          label="Описание"
          rows={1}
          help={lengthHint(row.description, TAKEN_LENGTHS.taskDescription)}
          onChange={({ target }) => onChange({ ...row, description: target.value })}
        />
      </td>
    </RowsTableRow>
  );
}
