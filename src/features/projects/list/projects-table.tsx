import { type ReactNode, useMemo } from 'react';
import { Checkbox } from '@/components/checkbox/checkbox';
import { Icon } from '@/components/icon';
import { useShownRows } from '@/components/list/list';
import type { Mark } from '@/components/search/marked';
import { StripMonths } from '@/components/semester-strip';
import { noChange, useNow } from '@/components/use-now';
import type { Ticks } from '@/components/use-ticks';
import type { Meeting } from '@/domain/meeting';
import type { Project } from '@/domain/project';
import type { ProjectChecks } from '@/domain/project-check';
import { monthsOf, semesterOf } from '@/domain/semester';
import { classes } from '@/lib/classes';
import { dateOf } from '@/lib/time';
import { useMeetingsByProject } from '@/queries/use-meetings-by-project';
import type { ProjectSort, ProjectsSearch } from '@/schemas/addresses';
import { firstOrder } from './first-order';
import { ProjectCells } from './project-cells';
import styles from './projects-table.module.css';

const NO_MEETINGS: readonly Meeting[] = [];

interface Column {
  sort: ProjectSort;
  name: string;
  /** The class of its width. */
  width?: string | undefined;
}

/** The columns; status and year only where the projects differ in them. */
function columnsOf(hasStatus: boolean, hasYear: boolean): readonly Column[] {
  return [
    { sort: 'id', name: '№', width: styles.number },
    { sort: 'student', name: 'Студенты', width: styles.students },
    { sort: 'theme', name: 'Тема' },
    ...(hasStatus ? ([{ sort: 'status', name: 'Статус', width: styles.state }] as const) : []),
    { sort: 'stage', name: 'Стадия', width: styles.state },
    ...(hasYear ? ([{ sort: 'year', name: 'Год', width: styles.year }] as const) : []),
    { sort: 'deadline', name: 'Семестр', width: styles.semester },
    { sort: 'late', name: 'Просрочено', width: styles.late },
    { sort: 'commit', name: 'Последний коммит', width: styles.commit },
  ];
}

/** Whether not all projects have the same value. */
function differ(
  projects: readonly Project[],
  valueOf: (project: Project) => string | number | undefined,
): boolean {
  return new Set(projects.map(valueOf)).size > 1;
}

interface ProjectsTableProps {
  checks: ProjectChecks;
  projects: readonly Project[];
  mark: Mark | undefined;
  search: ProjectsSearch;
  onSearchChange: (change: Partial<ProjectsSearch>) => void;
  ticks: Ticks;
}

/**
 * The found projects as a table, ordered by its column headings. Tab and the arrow keys lead from row to
 * row; a long table shows its first rows, and more at a press.
 */
export function ProjectsTable({
  checks,
  projects,
  mark,
  search,
  onSearchChange,
  ticks: { ticked, tick, isEachTicked, tickEach },
}: ProjectsTableProps) {
  const { shown, more } = useShownRows(projects);
  const now = useNow(noChange);
  const isChecked = projects.every(({ id }) => checks.has(id));
  const { meetings } = useMeetingsByProject({ enabled: isChecked });
  const hasStatus = useMemo(() => differ(projects, ({ status }) => status), [projects]);
  const hasYear = useMemo(() => differ(projects, ({ year }) => year), [projects]);

  return (
    <div className={styles.room}>
      <table aria-label="Проекты" aria-rowcount={projects.length + 1} className={styles.table}>
        <thead>
          <tr aria-rowindex={1}>
            {columnsOf(hasStatus, hasYear).map(({ sort, name, width }) => (
              <ColumnHead
                key={sort}
                name={name}
                className={width}
                direction={search.sort === sort ? (search.order ?? 'asc') : undefined}
                sort={sort}
                onSort={(order) => onSearchChange({ sort, order })}
              >
                {sort === 'id' && (
                  <Checkbox
                    checked={isEachTicked}
                    aria-label="Отметить все"
                    onChange={({ target }) => tickEach(target.checked)}
                  >
                    {null}
                  </Checkbox>
                )}
                {sort === 'deadline' && <StripMonths months={monthsOf(semesterOf(dateOf(now)))} />}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((project, index) => (
            <tr key={project.id} data-index={index} aria-rowindex={index + 2}>
              <ProjectCells
                project={project}
                mark={mark}
                isFirst={index === 0}
                isTicked={ticked.has(project.id)}
                onTick={tick}
                check={checks.get(project.id)}
                meetings={meetings && (meetings.get(project.id) ?? NO_MEETINGS)}
                now={now}
                hasStatus={hasStatus}
                hasYear={hasYear}
              />
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}

interface ColumnHeadProps {
  name: string;
  className: string | undefined;
  /** The direction, if the table is ordered by this column. */
  direction: 'asc' | 'desc' | undefined;
  sort: ProjectSort;
  onSort: (order: 'desc' | undefined) => void;
  /** Beside the name. */
  children: ReactNode;
}

/** A column's heading: a click orders the table by the column, the next one reverses the order. */
function ColumnHead({ name, className, direction, sort, onSort, children }: ColumnHeadProps) {
  return (
    <th
      scope="col"
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={classes(styles.head, className)}
    >
      {children}
      <button
        type="button"
        data-printed
        className={styles.sort}
        onClick={() =>
          onSort(direction ? (direction === 'asc' ? 'desc' : undefined) : firstOrder(sort))
        }
      >
        {name}
        {direction && (
          <span className={direction === 'asc' ? styles.ascending : undefined}>
            <Icon name="chevronDown" />
          </span>
        )}
      </button>
    </th>
  );
}
