import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { UnreadableRecords } from '@/components/unreadable-records';
import { finalSupervisorGrade, showTenths } from '@/domain/weights';
import { classes } from '@/lib/classes';
import { showDecimal } from '@/lib/decimal';
import { showWallDate } from '@/lib/time';
import styles from './print-reviews.module.css';
import type { PrintedReview } from './read-reviews';

const HEADING = 'Отзыв руководителя';
/** Empty rows of the criteria, to be filled in by hand. */
const BLANK_CRITERIA: ReactNode[][] = [[], [], [], []];
/** The first of these events after printing means that the professor uses the page again. */
const RETURNS = ['keydown', 'pointerdown'] as const;

interface ReviewSheetsProps {
  reviews: readonly PrintedReview[];
  onPutAway: () => void;
}

/**
 * The sheets replace the whole page in print and are invisible on screen. They print themselves once they are
 * mounted, and are removed at the next key or click, not after `print()`: on phones `print()` returns at
 * once, and the page is rendered for print later.
 */
export function ReviewSheets({ reviews, onPutAway }: ReviewSheetsProps) {
  const putAway = useEffectEvent(onPutAway);
  const title = titleOf(reviews);
  useEffect(() => {
    const before = document.title;
    // Browsers propose it as the name of a PDF.
    document.title = title;
    // A data attribute for the style sheet, since Firefox before 121 lacks `:has()`.
    document.body.dataset['sheet'] = '';
    return () => {
      delete document.body.dataset['sheet'];
      // Unless another page has set its own title meanwhile.
      if (document.title === title) document.title = before;
    };
  }, [title]);
  useEffect(() => {
    const onReturn = () => putAway();
    const timer = setTimeout(() => {
      window.print();
      for (const type of RETURNS) window.addEventListener(type, onReturn, { once: true });
    });
    return () => {
      clearTimeout(timer);
      for (const type of RETURNS) window.removeEventListener(type, onReturn);
    };
  }, []);

  return createPortal(
    <div className={styles.sheets}>
      {reviews.map((review) => (
        <section key={review.projectId} aria-label={HEADING} className={styles.sheet}>
          <ReviewSheet review={review} />
        </section>
      ))}
    </div>,
    document.body,
  );
}

/** The theme of a single project, or the number of several. */
function titleOf([first, ...others]: readonly PrintedReview[]): string {
  const theme = first?.project?.theme ?? `№ ${first?.projectId}`;
  return `${HEADING} — ${others.length > 0 ? `проектов: ${others.length + 1}` : theme}`;
}

function ReviewSheet({
  review: { projectId, project, supervisor, grades, lost },
}: {
  review: PrintedReview;
}) {
  const students = project?.students.items.map(({ name, course, programme }) => [
    name,
    course,
    programme,
  ]);
  const criteria = grades?.review?.criteria.items.map(({ text, tenths, grade }) => [
    text,
    showTenths(tenths),
    showDecimal(grade),
  ]);
  const date = grades?.review?.date;
  return (
    <>
      <h1 className={styles.heading}>{HEADING}</h1>
      <dl className={styles.facts}>
        <Fact name="Проект">№ {projectId}</Fact>
        <Fact name="Тема">{project?.theme}</Fact>
        <Fact name="Руководитель">{supervisor?.name}</Fact>
        <Fact name="Учёная степень">{supervisor?.degree}</Fact>
        <Fact name="Университет">{supervisor?.university}</Fact>
      </dl>
      <SheetTable
        name="Студенты"
        columns={['Студент', 'Курс', 'Образовательная программа']}
        rows={students?.length ? students : [[]]}
      />
      <SheetTable
        name="Критерии"
        columns={['Критерий', 'Вес', 'Оценка']}
        rows={criteria?.length ? criteria : BLANK_CRITERIA}
      />
      <dl className={styles.facts}>
        <Fact name="Оценка за защиту">{showDecimal(grades?.defence)}</Fact>
        <Fact name="Оценка руководителя">{showDecimal(finalSupervisorGrade(grades))}</Fact>
        <Fact name="Итоговая оценка">{showDecimal(grades?.final)}</Fact>
        {date && <Fact name="Дата отзыва">{showWallDate(date)}</Fact>}
      </dl>
      {/* Whoever signs the sheet must see that it is incomplete. */}
      <UnreadableRecords count={lost} />
      <dl className={styles.facts}>
        <Fact name="Подпись" />
        <Fact name="Дата" />
      </dl>
    </>
  );
}

/** A name with its value, or with a line to write on. */
function Fact({ name, children = '' }: { name: string; children?: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={classes(children === '' && styles.blank)}>{children}</dd>
    </div>
  );
}

interface SheetTableProps {
  name: string;
  columns: readonly string[];
  /** A missing cell is filled in by hand. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table with bordered cells; its head is repeated on each printed page. */
function SheetTable({ name, columns, rows }: SheetTableProps) {
  return (
    <table aria-label={name} className={styles.table}>
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
