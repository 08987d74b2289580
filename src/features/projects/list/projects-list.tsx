import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import type { Mark } from '@/components/search/marked';
import { SkeletonRows } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { VirtualList } from '@/components/virtual-list';
import type { ProjectsSearch } from '@/schemas/addresses';
import type { ProjectListItem } from '@/schemas/projects';
import type { finder } from './finder';
import { ProjectRow } from './project-row';
import styles from './projects-page.module.css';

type Finder = typeof finder;

interface ProjectsListProps {
  /** All that were looked through. */
  projects: readonly ProjectListItem[] | undefined;
  found: readonly ProjectListItem[] | undefined;
  mark: Mark | undefined;
  /** Shows them as a table; there as soon as anything but the plain list can be. */
  Table: Finder['ProjectsTable'] | undefined;
  /** What `found` answers. */
  shown: ProjectsSearch;
  /** More of them are on their way. */
  isWaiting: boolean;
  onSearchChange: (change: Partial<ProjectsSearch>) => void;
  onReset: () => void;
}

/** The projects that were found and how many they are, or why there are none (spec §2.3). */
export function ProjectsList({
  projects,
  found,
  mark,
  Table,
  shown,
  isWaiting,
  onSearchChange,
  onReset,
}: ProjectsListProps) {
  if (found === undefined) {
    return (
      <>
        {/* The room of the count line, so that the rows come where their place was kept. */}
        <p className={styles.count} />
        <SkeletonRows rows={12} />
      </>
    );
  }
  return (
    <>
      <p aria-live="polite" className={styles.count}>
        найдено результатов: {found.length}
      </p>
      <UnreadableRecords of={projects} />
      {isWaiting && <SkeletonRows rows={1} />}
      {found.length > 0 && shown.view && Table && (
        <Table projects={found} mark={mark} search={shown} onSearchChange={onSearchChange} />
      )}
      {found.length > 0 && !shown.view && (
        <VirtualList
          key={shown.filter}
          items={found}
          itemKey={({ id }) => id}
          renderItem={(project) => <ProjectRow project={project} mark={mark} />}
          estimatedHeight={56}
          gap={4}
          areArticles
        />
      )}
      {found.length === 0 && !shown.query && <EmptyState icon="folder" text="Проектов нет!" />}
      {found.length === 0 && shown.query && (
        <EmptyState icon="search" text="Ничего не найдено">
          <Button variant="outlined" onClick={onReset}>
            Сбросить поиск
          </Button>
        </EmptyState>
      )}
    </>
  );
}
