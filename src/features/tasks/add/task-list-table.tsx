import { Checkbox } from '@/components/checkbox/checkbox';
import { TextAreaField, TextField } from '@/components/form/text-field';
import { Table } from '@/components/table/table';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import { MOST_ROWS, problemsOf, type TaskRow } from '@/domain/task-list';
import { settledDeadline } from '@/lib/read-deadline';
import { lengthHint } from '@/lib/text-length';
import styles from './task-list-table.module.css';

const COLUMNS = ['Отметить', 'Название', 'Срок сдачи', 'Описание', 'Что не так'];

interface TaskListTableProps {
  rows: readonly TaskRow[];
  /** Wall clock. */
  now: string;
  onChange: (rows: TaskRow[]) => void;
}

/** What would be assigned, before it is: every cell can be changed, every row left out. */
export function TaskListTable({ rows, now, onChange }: TaskListTableProps) {
  const change = (changed: TaskRow) =>
    onChange(rows.map((row) => (row.id === changed.id ? changed : row)));
  return (
    <>
      <Table label="Задания списком" columns={COLUMNS} className={styles.table}>
        {rows.map((row, index) => (
          <TaskRowCells key={row.id} row={row} number={index + 1} now={now} onChange={change} />
        ))}
      </Table>
      {rows.length === MOST_ROWS && (
        <p className={styles.note}>{`Показаны первые строки: ${MOST_ROWS}`}</p>
      )}
    </>
  );
}

interface TaskRowCellsProps {
  row: TaskRow;
  number: number;
  now: string;
  onChange: (row: TaskRow) => void;
}

function TaskRowCells({ row, number, now, onChange }: TaskRowCellsProps) {
  const problems = problemsOf(row, now);
  const isBad = problems.length > 0;
  const cell = { labelAt: 'hidden', size: 'row' } as const;
  return (
    <tr>
      <td className={styles.tick}>
        <Checkbox
          aria-label={`Отметить ${number}`}
          checked={row.isWanted && !isBad}
          disabled={isBad}
          onChange={({ target }) => onChange({ ...row, isWanted: target.checked })}
        >
          {number}
        </Checkbox>
      </td>
      <td>
        <TextField
          {...cell}
          label="Название"
          value={row.name}
          help={lengthHint(row.name, TAKEN_LENGTHS.taskName)}
          onChange={({ target }) => onChange({ ...row, name: target.value })}
        />
      </td>
      <td className={styles.deadline}>
        <TextField
          {...cell}
          label="Срок сдачи"
          value={row.deadline}
          onChange={({ target }) => onChange({ ...row, deadline: target.value })}
          onBlur={({ target }) => {
            const deadline = settledDeadline(target.value, now);
            if (deadline !== row.deadline) onChange({ ...row, deadline });
          }}
        />
      </td>
      <td>
        <TextAreaField
          {...cell}
          label="Описание"
          rows={1}
          value={row.description}
          help={lengthHint(row.description, TAKEN_LENGTHS.taskDescription)}
          onChange={({ target }) => onChange({ ...row, description: target.value })}
        />
      </td>
      <td className={styles.problems}>{problems.join(', ')}</td>
    </tr>
  );
}
