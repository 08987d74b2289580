import { Fragment, useRef } from 'react';
import { useRowsNearView } from '@/components/list/use-rows-near-view';
import type { Mark } from '@/components/search/marked';
import { usePrinting } from '@/components/use-printing';
import type { Project } from '@/domain/project';
import type { ProjectSort, ProjectsSearch } from '@/schemas/addresses';
import { ColumnHead } from './column-head';
import { firstOrder } from './first-order';
import { ProjectCells } from './project-cells';
import styles from './projects-table.module.css';

const COLUMNS: readonly { sort: ProjectSort; name: string }[] = [
  { sort: 'id', name: '№' },
  { sort: 'theme', name: 'Тема' },
  { sort: 'student', name: 'Студенты' },
  { sort: 'status', name: 'Статус' },
  { sort: 'stage', name: 'Стадия' },
  { sort: 'year', name: 'Год' },
];

interface ProjectsTableProps {
  projects: readonly Project[];
  mark: Mark | undefined;
  search: ProjectsSearch;
  onSearchChange: (change: Partial<ProjectsSearch>) => void;
}

/**
 * The same projects as a table, ordered by its column heads. Tab and the arrows lead from row to row;
 * only what is near the window stands in the page.
 */
export function ProjectsTable({ projects, mark, search, onSearchChange }: ProjectsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, below, rows, measure } = useRowsNearView(body, {
    items: projects,
    itemKey: ({ id }) => id,
    rowHeight: 49,
    gap: 0,
  });
  const isWhole = usePrinting();
  const shown = isWhole ? projects.map((_project, index) => ({ index, space: undefined })) : rows;

  return (
    <div className={styles.room}>
      <table aria-label="Проекты" aria-rowcount={projects.length + 1} className={styles.table}>
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map(({ sort, name }) => (
              <ColumnHead
                key={sort}
                name={name}
                direction={search.sort === sort ? (search.order ?? 'asc') : undefined}
                firstOrder={firstOrder(sort)}
                onSort={(order) => onSearchChange({ sort, order })}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {!isWhole && <Space height={start} />}
          {shown.map(({ index, space }) => {
            const project = projects[index];
            if (!project) return null;
            return (
              <Fragment key={project.id}>
                {space !== undefined && <Space height={space} />}
                <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
                  <ProjectCells project={project} mark={mark} />
                </tr>
              </Fragment>
            );
          })}
          {!isWhole && <Space height={below} />}
        </tbody>
      </table>
    </div>
  );
}

/** Rows that do not stand in the page, as high as they would be. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" className={styles.space} style={{ height }} />;
}
