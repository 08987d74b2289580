import type { ReactNode } from 'react';
import { Checkbox } from '@/components/checkbox/checkbox';
import { Table } from '@/components/table/table';
import { classes } from '@/lib/classes';
import shared from '../shared.module.css';
import styles from './rows-table.module.css';

interface RowsTableProps {
  /** Accessible name. */
  label: string;
  /** Headings of the columns between the checkbox and the remarks. */
  columns: readonly string[];
  className?: string | undefined;
  /** Says which rows are shown if not all are. */
  note?: string | false;
  /** `RowsTableRow`s. */
  children: ReactNode;
}

/** The rows of a batch before it starts: every cell can be edited, every row left out. */
export function RowsTable({ label, columns, className, note, children }: RowsTableProps) {
  return (
    <>
      <Table
        label={label}
        columns={['Отметить', ...columns, 'Замечания']}
        className={classes(styles.table, className)}
      >
        {children}
      </Table>
      {note && <p className={shared.quiet}>{note}</p>}
    </>
  );
}

interface RowsTableRowProps {
  number: number;
  /** Ticked: it is sent once it has no problems. */
  isWanted: boolean;
  /** The row is still empty. */
  isEmpty?: boolean;
  /** Why it cannot be sent. */
  problems: readonly string[];
  /** Warnings; the row can still be sent. */
  notes?: readonly string[];
  onWantedChange: (isWanted: boolean) => void;
  /** The cells; `data-head` is the heading above a cell in a narrow window. */
  children: ReactNode;
}

/** A row of `RowsTable`; it cannot be ticked while it is empty or has problems. */
export function RowsTableRow({
  number,
  isWanted,
  isEmpty = false,
  problems,
  notes,
  onWantedChange,
  children,
}: RowsTableRowProps) {
  const isBad = isEmpty || problems.length > 0;
  return (
    <tr>
      <td className={styles.tick}>
        <Checkbox
          aria-label={`Отметить ${number}`}
          checked={isWanted && !isBad}
          disabled={isBad}
          onChange={({ target }) => onWantedChange(target.checked)}
        >
          {number}
        </Checkbox>
      </td>
      {children}
      <td className={styles.problems}>
        {isEmpty ? <p className={shared.quiet}>не заполнено</p> : problems.join(', ')}
        {notes?.map((text) => (
          <p key={text} className={shared.quiet}>
            {text}
          </p>
        ))}
      </td>
    </tr>
  );
}
