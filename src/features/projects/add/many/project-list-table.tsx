import { RowsTable } from '@/components/form/rows-table';
import {
  joinedRows,
  MOST_OFFERED,
  type ProjectField,
  type ProjectRow,
  type Roster,
  splitRow,
} from '@/domain/project-list';
import { rowsWithBlock } from '@/domain/read-projects';
import { isolated } from '@/lib/isolate-text';
import { ProjectRowCells } from './project-row-cells';
import type { ReviewedRow } from './review-rows';

const COLUMNS = ['Студенты', 'Тема работы', 'Год', 'Владелец', 'Репозиторий'];

interface ProjectListTableProps {
  rows: readonly ReviewedRow[];
  roster: Roster;
  onChange: (rows: readonly ProjectRow[]) => void;
}

/** The projects to be registered; rows can be joined and split, and cells of a spreadsheet pasted. */
export function ProjectListTable({ rows: reviewed, roster, onChange }: ProjectListTableProps) {
  const rows = reviewed.map(({ row }) => row);
  const names = new Map(roster.students.map(({ key, name }) => [key, name]));
  const namesOf = ({ students }: ProjectRow) => students.map((key) => names.get(key) ?? '');
  const labels = rows.map((row, index) => {
    const label = namesOf(row).join(', ') || row.named || row.theme;
    return { value: String(index), label: `${index + 1}. ${isolated(label)}` };
  });
  /** Replaces a row by others, and removes a second row where `removed` names one. */
  const replace = (index: number, others: readonly ProjectRow[], removed = index) =>
    onChange(rows.flatMap((row, at) => (at === index ? others : at === removed ? [] : [row])));
  return (
    <RowsTable
      label="Проекты списком"
      columns={COLUMNS}
      note={
        roster.offered.size > MOST_OFFERED &&
        `Показаны первые студенты: ${MOST_OFFERED}. Остальных можно назвать в списке.`
      }
    >
      {reviewed.map((reviewedRow, index) => (
        <ProjectRowCells
          key={reviewedRow.row.students[0] ?? `nobody ${index}`}
          reviewed={reviewedRow}
          number={index + 1}
          names={namesOf(reviewedRow.row)}
          others={labels.filter((_label, at) => at !== index)}
          onChange={(row) => replace(index, [row])}
          onJoin={(other) => {
            const second = rows[other];
            if (second) replace(index, joinedRows(reviewedRow.row, second), other);
          }}
          onSplit={() => replace(index, splitRow(reviewedRow.row, roster.year))}
          onBlock={(field: ProjectField, text) =>
            onChange(rowsWithBlock(rows, { index, field }, text, roster))
          }
        />
      ))}
    </RowsTable>
  );
}
