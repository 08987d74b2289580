import type { ReactNode } from 'react';
import type { Grades, Review } from '@/domain/grades';
import type { Student } from '@/domain/student';
import { showTenths } from '@/domain/weights';
import { classes } from '@/lib/classes';
import { showDecimal } from '@/lib/decimal';
import { showWallDate } from '@/lib/time';
import styles from './print-sheet.module.css';

/** Empty rows of a table to be filled in by hand. */
const BLANK_CRITERIA = 4;

/** A name with its value, or with a line to write on. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isMissing = children === undefined || children === null || children === '';
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={isMissing ? styles.blank : undefined}>{isMissing ? undefined : children}</dd>
    </div>
  );
}

/** The students with course and programme; an empty cell is filled in by hand. */
export function StudentsTable({ students }: { students: readonly Student[] }) {
  const rows = students.map(({ name, course, programme }) => [name, course, programme]);
  return (
    <SheetTable
      name="Студенты"
      columns={['Студент', 'Курс', 'Образовательная программа']}
      rows={rows.length > 0 ? rows : [[]]}
    />
  );
}

/** The criteria with their weights and grades as the server sent them. */
export function CriteriaTable({ review }: { review: Review | undefined }) {
  const rows = (review?.criteria.items ?? []).map(({ text, tenths, grade }) => [
    text,
    showTenths(tenths),
    showDecimal(grade),
  ]);
  return (
    <SheetTable
      name="Критерии"
      columns={['Критерий', 'Вес', 'Оценка']}
      isOfFigures
      rows={rows.length > 0 ? rows : Array.from({ length: BLANK_CRITERIA }, () => [])}
    />
  );
}

/** The three grades and the date of the review. */
export function GradeFacts({ grades }: { grades: Grades | undefined }) {
  const date = grades?.review?.date;
  return (
    <dl className={styles.facts}>
      <Fact name="Оценка за защиту">{showDecimal(grades?.defence)}</Fact>
      <Fact name="Оценка руководителя">{showDecimal(grades?.supervisor)}</Fact>
      <Fact name="Итоговая оценка">{showDecimal(grades?.final)}</Fact>
      {date && <Fact name="Дата отзыва">{showWallDate(date)}</Fact>}
    </dl>
  );
}

/** Where the supervisor signs. */
export function Signature() {
  return (
    <dl className={styles.signature}>
      <Fact name="Подпись">{undefined}</Fact>
      <Fact name="Дата">{undefined}</Fact>
    </dl>
  );
}

interface SheetTableProps {
  name: string;
  columns: readonly string[];
  /** All columns but the first are numbers, dates or single words. */
  isOfFigures?: boolean;
  /** A cell may be missing. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table with bordered cells; its head is repeated on each printed page. */
export function SheetTable({ name, columns, isOfFigures = false, rows }: SheetTableProps) {
  return (
    <table aria-label={name} className={classes(styles.table, isOfFigures && styles.figures)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // Students and criteria have no identifiers and may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            {columns.map((column, cell) => (
              <td key={column}>{row[cell]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
