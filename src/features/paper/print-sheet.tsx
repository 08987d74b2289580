import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { ReadList } from '@/domain/read-list';
import styles from './print-sheet.module.css';
import type { Paper, PaperTask } from './read-paper';
import {
  CriteriaTable,
  Fact,
  GradeFacts,
  SheetTable,
  Signature,
  StudentsTable,
} from './sheet-parts';

const HEADINGS = { review: 'Отзыв руководителя', passport: 'Паспорт проекта' };
/** The first of these events after printing means that the professor uses the page again. */
const RETURNS = ['keydown', 'pointerdown'] as const;

interface PrintSheetProps {
  /** One sheet each, all of one kind. */
  papers: readonly Paper[];
  onPutAway: () => void;
}

/**
 * The sheets replace the whole page in print and is invisible on screen. They print themselves once they are
 * mounted, and are removed at the next key or click, not after `print()`: on phones `print()` returns at
 * once, and the page is rendered for print later.
 */
export function PrintSheet({ papers, onPutAway }: PrintSheetProps) {
  const putAway = useEffectEvent(onPutAway);
  useDocumentTitle(titleOf(papers));
  useEffect(() => {
    // A data attribute for the style sheet, since Firefox before 121 lacks `:has()`.
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
    <div className={styles.sheets}>
      {papers.map((paper) => (
        <section key={paper.projectId} aria-label={HEADINGS[paper.kind]} className={styles.sheet}>
          <SheetContent paper={paper} />
        </section>
      ))}
    </div>,
    document.body,
  );
}

/** The kind, and the theme of a single project or the number of several. */
function titleOf(papers: readonly Paper[]): string {
  const [paper] = papers;
  if (!paper) return '';
  const { kind, project, projectId } = paper;
  const theme = project?.theme ?? `№ ${projectId}`;
  return `${HEADINGS[kind]} — ${papers.length > 1 ? `проектов: ${papers.length}` : theme}`;
}

/** Sets the document's title while the sheet is mounted: browsers propose it as the name of a PDF. */
function useDocumentTitle(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // Unless another page has set its own title meanwhile.
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
      {/* Whoever signs the sheet must see that it is incomplete. */}
      <UnreadableRecords count={lost} />
      <Signature />
    </>
  );
}

/** All tasks of the project. Tasks that could not be read are reported, not shown as an empty list. */
function TasksTable({ tasks }: { tasks: ReadList<PaperTask> | undefined }) {
  return (
    <>
      <h2 className={styles.part}>Задания</h2>
      {tasks && tasks.items.length > 0 ? (
        <SheetTable
          name="Задания"
          columns={['Задание', 'Срок сдачи', 'Статус']}
          isOfFigures
          rows={tasks.items.map(({ id, name, deadline, status, folder }) => [
            <>
              №&nbsp;{id} <bdi>{name}</bdi>
              {folder && <span className={styles.link}>{folder}</span>}
            </>,
            deadline,
            status,
          ])}
        />
      ) : (
        <p>{missingText(tasks)}</p>
      )}
    </>
  );
}

/** Why the table is empty: no tasks, a failed call, or only unreadable records. */
function missingText(tasks: ReadList<PaperTask> | undefined): string {
  return tasks?.lost === 0 ? 'Заданий нет!' : 'Задания не получены.';
}
