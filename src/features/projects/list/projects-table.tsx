import { Fragment, memo, useRef } from 'react';
import { Badge } from '@/components/badge';
import { Icon } from '@/components/icon';
import { PrintedPart, usePrintedRows } from '@/components/list/printed-rows';
import { firstRows, useRowsNearView } from '@/components/list/use-rows-near-view';
import type { Mark } from '@/components/search/marked';
import type { Ticks } from '@/components/use-ticks';
import type { Project } from '@/domain/project';
import type { ProjectCheck } from '@/domain/project-check';
import { classes } from '@/lib/classes';
import type { Id } from '@/lib/id';
import type { ProjectSort, ProjectsSearch } from '@/schemas/addresses';
import { CHECK_COLUMNS, checkTexts } from '../check/check-texts';
import { useChecks } from '../check/use-checks';
import { firstOrder } from './first-order';
import { ProjectCells } from './project-cells';
import styles from './projects-table.module.css';

interface Column {
  sort: ProjectSort;
  name: string;
  /** The class of its width. */
  width?: string | undefined;
}

const COLUMNS: readonly Column[] = [
  { sort: 'id', name: '№', width: styles.number },
  { sort: 'theme', name: 'Тема' },
  { sort: 'student', name: 'Студенты', width: styles.students },
  { sort: 'status', name: 'Статус', width: styles.state },
  { sort: 'stage', name: 'Стадия', width: styles.state },
  { sort: 'year', name: 'Год', width: styles.year },
];

/** The columns once a check has started. */
const CHECKED_COLUMNS: readonly Column[] = [
  ...COLUMNS,
  ...CHECK_COLUMNS.map((column) => ({ ...column, width: styles.check })),
];

interface ProjectsTableProps {
  projects: readonly Project[];
  mark: Mark | undefined;
  search: ProjectsSearch;
  onSearchChange: (change: Partial<ProjectsSearch>) => void;
  ticked: ReadonlySet<Id>;
  onTick: Ticks['tick'];
}

/**
 * The found projects as a table, ordered by its column headings. Tab and the arrow keys lead from row to
 * row; only the rows near the viewport are rendered.
 */
export function ProjectsTable({
  projects,
  mark,
  search,
  onSearchChange,
  ticked,
  onTick,
}: ProjectsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, below, rows, measure } = useRowsNearView(body, {
    items: projects,
    itemKey: ({ id }) => id,
    rowHeight: 49,
    gap: 0,
  });
  const printed = usePrintedRows(projects.length);
  const isPrinted = printed !== undefined;
  const { checks, run } = useChecks();
  const isChecked = run !== undefined || projects.some(({ id }) => checks.has(id));
  const shown = isPrinted ? firstRows(printed) : rows;

  return (
    <div className={classes(styles.room, isChecked && styles.wide)}>
      <PrintedPart printed={printed} all={projects.length} />
      <table aria-label="Проекты" aria-rowcount={projects.length + 1} className={styles.table}>
        <thead>
          <tr aria-rowindex={1}>
            {(isChecked ? CHECKED_COLUMNS : COLUMNS).map(({ sort, name, width }) => (
              <ColumnHead
                key={sort}
                name={name}
                className={width}
                direction={search.sort === sort ? (search.order ?? 'asc') : undefined}
                sort={sort}
                onSort={(order) => onSearchChange({ sort, order })}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {!isPrinted && <Space height={start} />}
          {shown.map(({ index, space }) => {
            const project = projects[index];
            if (!project) return null;
            return (
              <Fragment key={project.id}>
                {space !== undefined && <Space height={space} />}
                <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
                  <ProjectCells
                    project={project}
                    mark={mark}
                    isFirst={index === 0}
                    isTicked={ticked.has(project.id)}
                    onTick={onTick}
                  />
                  {isChecked && (
                    <CheckCells check={checks.get(project.id)} className={styles.secondary} />
                  )}
                </tr>
              </Fragment>
            );
          })}
          {!isPrinted && <Space height={below} />}
        </tbody>
      </table>
    </div>
  );
}

/** Stands for rows that are not rendered, with their estimated height. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" className={styles.space} style={{ height }} />;
}

interface ColumnHeadProps {
  name: string;
  className: string | undefined;
  /** The direction, if the table is ordered by this column. */
  direction: 'asc' | 'desc' | undefined;
  sort: ProjectSort;
  onSort: (order: 'desc' | undefined) => void;
}

/** A column's heading: a click orders the table by the column, the next one reverses the order. */
function ColumnHead({ name, className, direction, sort, onSort }: ColumnHeadProps) {
  return (
    <th
      scope="col"
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={classes(styles.head, className)}
    >
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

interface CheckCellsProps {
  check: ProjectCheck | undefined;
  className: string | undefined;
}

/** The cells that a check fills in a project's row; empty before its first check. */
const CheckCells = memo(function CheckCells({ check, className }: CheckCellsProps) {
  const { late, deadline, commit, news } = checkTexts(check);
  const isLate = check?.tasks === 'read' && (check.known.late ?? 0) > 0;
  return (
    <>
      <td className={className}>{isLate ? <Badge tint="danger">{late}</Badge> : late}</td>
      <td className={className}>{deadline}</td>
      <td className={className}>{commit}</td>
      <td className={className}>{news}</td>
    </>
  );
});
