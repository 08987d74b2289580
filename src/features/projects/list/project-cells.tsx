import { type KeyboardEvent, memo, useId } from 'react';
import { Badge } from '@/components/badge';
import { Tick } from '@/components/checkbox/tick';
import { DATA_TEXT } from '@/components/data-text';
import { AppLink } from '@/components/link';
import type { Mark } from '@/components/search/marked';
import type { Ticks } from '@/components/use-ticks';
import type { Project } from '@/domain/project';
import type { Student } from '@/domain/student';
import styles from './projects-table.module.css';
import { studentLine } from './student-line';

const STEPS: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1 };
const BESIDE: Record<string, string | undefined> = { ArrowLeft: 'input', ArrowRight: 'a' };

interface ProjectCellsProps {
  project: Project;
  mark: Mark | undefined;
  /** Only the first row's checkbox is a Tab stop: the arrow keys lead from it to the others. */
  isFirst: boolean;
  isTicked: boolean;
  onTick: Ticks['tick'];
}

/**
 * The cells of a project in the table. Students are shown by name and course; during a search in full, like in the
 * list, because the match may be in the programme or university.
 */
export const ProjectCells = memo(function ProjectCells({
  project: { id, theme, year, status, stage, students },
  mark,
  isFirst,
  isTicked,
  onTick,
}: ProjectCellsProps) {
  const themeId = useId();
  return (
    <>
      <td className={styles.secondary}>
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
      <th scope="row" className={styles.theme}>
        <AppLink
          id={themeId}
          to="/projects/$projectId"
          params={{ projectId: id }}
          onKeyDown={moveFocusByArrow}
          {...DATA_TEXT}
        >
          {theme && mark ? mark(theme) : theme || 'Без темы'}
        </AppLink>
      </th>
      <td className={styles.secondary}>
        {students.items.map((student, index) => (
          // The server sends no identifiers of a project's students.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>
            {mark ? studentLine(student, mark) : studentLine(nameAndCourse(student), asItIs)}
          </p>
        ))}
      </td>
      <td>
        {status && (
          <Badge isData tint="info">
            {status}
          </Badge>
        )}
      </td>
      <td>
        {stage && (
          <Badge isData tint="stage">
            {stage}
          </Badge>
        )}
      </td>
      <td className={styles.secondary}>{year && mark ? mark(String(year)) : year}</td>
    </>
  );
});

const asItIs: Mark = (text) => text;

function nameAndCourse({ name, course }: Student): Student {
  return { name, course, programme: undefined, university: undefined };
}

/**
 * Moves the focus by arrow keys: up and down to the same control (link or checkbox) of the row above or
 * below, which is always rendered; left and right between the link and the checkbox of the row.
 */
function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key] ?? 0;
  const target = step === 0 ? BESIDE[event.key] : event.currentTarget.localName;
  const row = event.currentTarget.closest('tr');
  if (!target || !row) return;
  event.preventDefault();
  const index = Number(row.dataset['index']) + step;
  row.parentElement?.querySelector<HTMLElement>(`[data-index="${index}"] ${target}`)?.focus();
}
