import type { ReactNode } from 'react';
import { Checkbox } from '@/components/checkbox/checkbox';
import { Table } from '@/components/table/table';
import { classes } from '@/lib/classes';
import shared from '../shared.module.css';
import styles from './rows-table.module.css';

interface RowsTableProps {
  /** Accessible name. */
  label: string;
  /** Heads of the cells between the tick and the remarks. */
  columns: readonly string[];
  className?: string | undefined;
  /** Which rows are shown, where not all are. */
  note?: string | false;
  /** `RowsTableRow`s. */
  children: ReactNode;
}

/** What a batch would make, before it begins: every cell can be changed, every row left out. */
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
  /** The professor wants it, once nothing is wrong with it. */
  isWanted: boolean;
  /** Nothing stands in it yet. */
  isEmpty?: boolean;
  /** Why it cannot be sent. */
  problems: readonly string[];
  /** What the professor had better know of it. */
  notes?: readonly string[];
  onWantedChange: (isWanted: boolean) => void;
  /** The cells; `data-head` is what stands above one in a narrow window. */
  children: ReactNode;
}

/** A row of `RowsTable`; one that is empty or has something wrong cannot be ticked. */
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
