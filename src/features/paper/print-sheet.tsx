import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { UnreadableRecords } from '@/components/unreadable-records';
import { isolated } from '@/lib/isolate-text';
import styles from './print-sheet.module.css';
import type { Paper } from './read-paper';
import { CriteriaTable, Fact, GradeFacts, Signature, StudentsTable } from './sheet-parts';
import { TasksTable } from './tasks-table';

const HEADINGS = { review: 'Отзыв руководителя', passport: 'Паспорт проекта' };
/** After these the professor is back at the page. */
const RETURNS = ['keydown', 'pointerdown'] as const;

interface PrintSheetProps {
  paper: Paper;
  onPutAway: () => void;
}

/**
 * The sheet, which is seen on paper alone and takes the place of the whole page there. It is printed
 * as soon as it stands, and put away by the next key or press: a phone returns from `print()` at once
 * and looks at the page afterwards.
 */
export function PrintSheet({ paper, onPutAway }: PrintSheetProps) {
  const putAway = useEffectEvent(onPutAway);
  const theme = paper.project?.theme ?? `№ ${paper.projectId}`;
  useDocumentTitle(`${HEADINGS[paper.kind]} — ${isolated(theme)}`);
  useEffect(() => {
    // Not `:has()`, which Firefox before 121 does not know: it would print the page as well.
    document.body.dataset['sheet'] = '';
    return () => {
      delete document.body.dataset['sheet'];
    };
  }, []);
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
    <section aria-label={HEADINGS[paper.kind]} className={styles.sheet}>
      <SheetContent paper={paper} />
    </section>,
    document.body,
  );
}

/** A sheet that is saved as PDF is named by the title that the document has while it is printed. */
function useDocumentTitle(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // Another page has named itself meanwhile.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

function SheetContent({
  paper: { kind, projectId, project, supervisor, grades, tasks, lost },
}: {
  paper: Paper;
}) {
  const isPassport = kind === 'passport';
  return (
    <>
      <h1 className={styles.heading}>{HEADINGS[kind]}</h1>
      <dl className={styles.facts}>
        <Fact name="Проект">№ {projectId}</Fact>
        <Fact name="Тема">{project?.theme}</Fact>
        {isPassport && (
          <>
            <Fact name="Статус">{project?.status}</Fact>
            <Fact name="Стадия">{project?.stage}</Fact>
            <Fact name="Год">{project?.year}</Fact>
            <Fact name="Папка проекта">{project?.folderLink}</Fact>
          </>
        )}
        <Fact name="Руководитель">{supervisor?.name}</Fact>
        <Fact name="Учёная степень">{supervisor?.degree}</Fact>
        <Fact name="Университет">{supervisor?.university}</Fact>
      </dl>
      <StudentsTable students={project?.students.items ?? []} />
      {isPassport && <TasksTable tasks={tasks} />}
      {isPassport && <h2 className={styles.part}>{HEADINGS.review}</h2>}
      <CriteriaTable review={grades?.review} />
      <GradeFacts grades={grades} />
      {/* Whoever signs has to know that the sheet is not whole. */}
      <UnreadableRecords count={lost} />
      <Signature />
    </>
  );
}
