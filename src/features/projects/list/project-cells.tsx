import { type KeyboardEvent, memo, useId } from 'react';
import { Badge } from '@/components/badge';
import { Tick } from '@/components/checkbox/tick';
import { AppLink } from '@/components/link';
import type { Mark } from '@/components/search/marked';
import { SemesterStrip } from '@/components/semester-strip';
import type { Ticks } from '@/components/use-ticks';
import type { Meeting } from '@/domain/meeting';
import type { Project } from '@/domain/project';
import type { ProjectCheck } from '@/domain/project-check';
import { checkedSemester, semesterStrip } from '@/domain/semester-strip';
import { classes } from '@/lib/classes';
import { checkTexts, silenceText } from '../check/check-texts';
import styles from './projects-table.module.css';
import { studentLine } from './student-line';

const STEPS: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1 };
const BESIDE: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

interface ProjectCellsProps {
  project: Project;
  mark: Mark | undefined;
  check: ProjectCheck | undefined;
  /** Those of the project; `undefined` until they are known. */
  meetings: readonly Meeting[] | undefined;
  /** The time that the strip is drawn for. */
  now: number;
  hasStatus: boolean;
  hasYear: boolean;
  /** Tab stops at all controls of the first row, and at the theme of others: the arrow keys lead on. */
  isFirst: boolean;
  isTicked: boolean;
  onTick: Ticks['tick'];
}

/**
 * The cells of a project in the table. Students are shown by name; during a search in full, like in the list,
 * because the match may be in the programme or university.
 */
export const ProjectCells = memo(function ProjectCells({
  project: { id, theme, year, status, stage, students },
  mark,
  check,
  meetings,
  now,
  hasStatus,
  hasYear,
  isFirst,
  isTicked,
  onTick,
}: ProjectCellsProps) {
  const themeId = useId();
  const semester = checkedSemester(check, meetings);
  return (
    <>
      <td className={classes(styles.secondary, styles.numberCell)}>
        <div className={styles.ticked}>
          <Tick
            checked={isTicked}
            aria-label="Отметить"
            aria-describedby={themeId}
            tabIndex={isFirst ? 0 : -1}
            onKeyDown={moveFocusByArrow}
            onTick={(isNowTicked, isRange) => onTick(id, isNowTicked, isRange)}
          >
            {null}
          </Tick>
          {mark ? mark(`#${id}`) : `#${id}`}
        </div>
      </td>
      <td className={classes(styles.secondary, styles.studentsCell)}>
        {students.items.map((student, index) => (
          // The server sends no identifiers of a project's students.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{mark ? studentLine(student, mark) : <bdi>{student.name}</bdi>}</p>
        ))}
      </td>
      <th scope="row" className={styles.theme}>
        <AppLink
          id={themeId}
          to="/projects/$projectId"
          params={{ projectId: id }}
          title={theme}
          onKeyDown={moveFocusByArrow}
        >
          {theme && mark ? mark(theme) : theme || 'Без темы'}
        </AppLink>
      </th>
      {hasStatus && (
        <td className={styles.stateCell}>{status && <Badge tint="info">{status}</Badge>}</td>
      )}
      <td className={styles.stateCell}>{stage && <Badge tint="stage">{stage}</Badge>}</td>
      {hasYear && (
        <td className={classes(styles.secondary, styles.yearCell)}>
          {year && mark ? mark(String(year)) : year}
        </td>
      )}
      <td className={styles.semesterCell}>
        {semester && <SemesterStrip strip={semesterStrip(semester, now)} />}
      </td>
      <CheckCells projectId={id} themeId={themeId} check={check} isFirst={isFirst} />
    </>
  );
});

interface CheckCellsProps extends Pick<ProjectCellsProps, 'check' | 'isFirst'> {
  projectId: Project['id'];
  themeId: string;
}

/** The figures of the last check; empty before the first one. */
function CheckCells({ projectId, themeId, check, isFirst }: CheckCellsProps) {
  const { late, commit } = checkTexts(check);
  const isLate = check?.tasks === 'read' && (check.known.late ?? 0) > 0;
  const silence = check && silenceText(check);
  const isNone = check?.commits === 'read' && check.known.lastCommit === null;
  return (
    <>
      <td className={classes(styles.secondary, styles.lateCell)}>
        {check?.tasks === 'read' ? (
          <AppLink
            to="/projects/$projectId/tasks"
            params={{ projectId }}
            aria-describedby={themeId}
            tabIndex={isFirst ? undefined : -1}
            onKeyDown={moveFocusByArrow}
            className={isLate ? styles.alarming : late === '0' ? styles.none : undefined}
          >
            {late}
          </AppLink>
        ) : (
          late
        )}
      </td>
      <td className={classes(styles.secondary, styles.commitCell)}>
        <p className={classes(isNone && styles.alarming)}>{commit}</p>
        {silence && <p className={styles.alarming}>{silence}</p>}
      </td>
    </>
  );
}

/**
 * Moves the focus by arrow keys: left and right along the controls of the row, up and down to the same one of the
 * row above or below, which is always rendered.
 */
function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget.closest('tr');
  if (!row) return;
  const place = controlsOf(row).indexOf(event.currentTarget);
  const beside = BESIDE[event.key];
  const step = STEPS[event.key];
  if (beside === undefined && step === undefined) return;
  event.preventDefault();
  const index = Number(row.dataset['index']) + (step ?? 0);
  const target = row.parentElement?.querySelector(`[data-index="${index}"]`);
  controlsOf(target)[place + (beside ?? 0)]?.focus();
}

function controlsOf(row: Element | null | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('input, a') ?? [])];
}
