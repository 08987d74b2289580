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
import type { JudgedRow } from './judge-rows';
import { ProjectRowCells } from './project-row-cells';

const COLUMNS = ['Студенты', 'Тема работы', 'Год', 'Владелец', 'Репозиторий'];

interface ProjectListTableProps {
  rows: readonly JudgedRow[];
  roster: Roster;
  onChange: (rows: readonly ProjectRow[]) => void;
}

/** The projects to be registered; rows can be joined and split, and cells of a spreadsheet pasted. */
export function ProjectListTable({ rows: judged, roster, onChange }: ProjectListTableProps) {
  const rows = judged.map(({ row }) => row);
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
      {judged.map((judgedRow, index) => (
        <ProjectRowCells
          key={judgedRow.row.students[0] ?? `nobody ${index}`}
          judged={judgedRow}
          number={index + 1}
          names={namesOf(judgedRow.row)}
          others={labels.filter((_label, at) => at !== index)}
          onChange={(row) => replace(index, [row])}
          onJoin={(other) => {
            const second = rows[other];
            if (second) replace(index, joinedRows(judgedRow.row, second), other);
          }}
          onSplit={() => replace(index, splitRow(judgedRow.row, roster.year))}
          onBlock={(field: ProjectField, text) =>
            onChange(rowsWithBlock(rows, { index, field }, text, roster))
          }
        />
      ))}
    </RowsTable>
  );
}
