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

/** The projects that would be registered; rows can be joined, and cells pasted into them. */
export function ProjectListTable({ rows: judged, roster, onChange }: ProjectListTableProps) {
  const rows = judged.map(({ row }) => row);
  const names = new Map(roster.students.map(({ key, name }) => [key, name]));
  const namesOf = ({ students }: ProjectRow) => students.map((key) => names.get(key) ?? '');
  const labels = rows.map((row, index) => {
    const label = namesOf(row).join(', ') || row.theme;
    return { value: String(index), label: `${index + 1}. ${isolated(label)}` };
  });
  /** Puts others in the place of a row. */
  const replace = (index: number, others: readonly ProjectRow[], gone = index) =>
    onChange(rows.flatMap((row, at) => (at === index ? others : at === gone ? [] : [row])));
  return (
    <RowsTable
      label="Проекты списком"
      columns={COLUMNS}
      note={
        roster.offered.size > MOST_OFFERED &&
        `Показаны первые студенты: ${MOST_OFFERED}. Остальных можно назвать в списке.`
      }
    >
      {judged.map((one, index) => (
        <ProjectRowCells
          key={one.row.students[0] ?? `nobody ${index}`}
          judged={one}
          number={index + 1}
          names={namesOf(one.row)}
          others={labels.filter((_label, at) => at !== index)}
          onChange={(row) => replace(index, [row])}
          onJoin={(other) => {
            const second = rows[other];
            if (second) replace(index, joinedRows(one.row, second), other);
          }}
          onSplit={() => replace(index, splitRow(one.row, roster.year))}
          onBlock={(field: ProjectField, text) =>
            onChange(rowsWithBlock(rows, { index, field }, text, roster))
          }
        />
      ))}
    </RowsTable>
  );
}
