import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { FoundCount } from '@/components/found-count';
import { lazyPart } from '@/components/lazy-part';
import { List } from '@/components/list/list';
import type { Mark } from '@/components/search/marked';
import { SkeletonRows } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { Project } from '@/domain/project';
import type { ProjectsSearch } from '@/schemas/addresses';
import { ProjectRow } from './project-row';
import styles from './projects-page.module.css';

// Saves 20 KiB and more, with the batch that changes projects.
const TableView = lazyPart(async () => (await import('./table-view')).TableView);

interface ProjectsListProps {
  /** How many of the projects searched could not be read. */
  lost: number;
  found: readonly Project[] | undefined;
  mark: Mark | undefined;
  /** The search that `found` is the result of; it may lag behind the address. */
  shown: ProjectsSearch;
  /** More projects are being read. */
  isWaiting: boolean;
  onSearchChange: (change: Partial<ProjectsSearch>) => void;
  onReset: () => void;
}

/** The found projects with their number, or why there are none (spec §2.3). */
export function ProjectsList({
  lost,
  found,
  mark,
  shown,
  isWaiting,
  onSearchChange,
  onReset,
}: ProjectsListProps) {
  if (found === undefined) {
    return (
      <>
        <FoundCount count={undefined} className={styles.count} />
        <SkeletonRows rows={12} />
      </>
    );
  }
  const isSearched = Boolean(shown.query ?? shown.silence);
  return (
    <>
      <FoundCount count={found.length} className={styles.count} />
      <UnreadableRecords count={lost} />
      {isWaiting && <SkeletonRows rows={1} />}
      {shown.view === 'table' && (
        <TableView projects={found} mark={mark} search={shown} onSearchChange={onSearchChange} />
      )}
      {found.length > 0 && shown.view !== 'table' && (
        <List
          key={shown.filter}
          items={found}
          itemKey={({ id }) => id}
          renderItem={(project) => <ProjectRow project={project} mark={mark} />}
          rowHeight={56}
        />
      )}
      {found.length === 0 && !isSearched && <EmptyState icon="folder" text="Проектов нет!" />}
      {found.length === 0 && isSearched && (
        <EmptyState icon="search" text="Ничего не найдено">
          <Button variant="outlined" onClick={onReset}>
            Сбросить поиск
          </Button>
        </EmptyState>
      )}
    </>
  );
}
