import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Button } from '@/components/button';
import { CommittedSelect } from '@/components/committed-select';
import { EmptyState } from '@/components/empty-state';
import { FoundCount } from '@/components/found-count';
import { lazyPart } from '@/components/lazy-part';
import { List } from '@/components/list/list';
import { MissingPart } from '@/components/missing-part';
import { Notice } from '@/components/notice';
import { Page } from '@/components/page';
import type { Mark } from '@/components/search/marked';
import { SearchField } from '@/components/search-field';
import { SkeletonRows } from '@/components/spinner';
import { STATUS } from '@/components/status';
import { hasOtherStatuses, type Project } from '@/domain/project';
import type { ProjectChecks } from '@/domain/project-check';
import { reloadIfServed } from '@/lib/release';
import { projectStatusesOptions, projectsOptions } from '@/queries/projects';
import type { ProjectsSearch } from '@/schemas/addresses';
import { ProjectRow } from './project-row';
import styles from './projects-page.module.css';
import { useFoundProjects } from './use-found-projects';

// Saves 10 KiB, most of them the batch that changes projects.
const ProjectsTools = lazyPart(async () => (await import('./projects-tools')).ProjectsTools, {
  renderFallback: () => null,
});

// Saves statistics, their schemas and FileSaver.
const GradeSheetButton = lazyPart(
  async () => (await import('../grade-sheet/grade-sheet-button')).GradeSheetButton,
  { renderFallback: () => null },
);

// In one file with the table.
const CheckTools = lazyPart(async () => (await import('../check/check-tools')).CheckTools, {
  renderFallback: () => null,
});

interface ProjectsPageProps {
  /** Its `filter` is the name of a status, which is sent even if the server's list lacks it. */
  search: ProjectsSearch;
  onFilterChange: (filter: string) => void;
  onSearchChange: (change: Partial<ProjectsSearch>) => void;
  /** The buttons that print sheets about the ticked projects; another feature's. */
}

/** The projects of one status (spec §2.3), with a search among them or among all projects. */
export function ProjectsPage({ search, onFilterChange, onSearchChange }: ProjectsPageProps) {
  const { filter, query = '', scope } = search;
  const field = useRef<HTMLInputElement>(null);
  const statuses = useQuery(projectStatusesOptions());
  const ofStatus = useQuery(projectsOptions(filter));
  const all = useQuery({ ...projectsOptions(), enabled: scope === 'all' });
  // Shows the projects of the status until all have been read, and if they cannot be.
  const ofAll = scope && all.data;
  const projects = ofAll ?? ofStatus.data;
  const { isReady, isMissing, ask, ...found } = useFoundProjects(
    projects?.items,
    search,
    ofStatus.isFetched,
  );

  const isUnfiltered = useMemo(
    () =>
      statuses.isFetched &&
      hasOtherStatuses(ofStatus.data?.items ?? [], filter, statuses.data?.items ?? []),
    [ofStatus.data, filter, statuses.data, statuses.isFetched],
  );

  return (
    <Page
      heading="Проекты"
      actions={
        <>
          <div className={styles.counts} data-view={search.view}>
            {search.view === 'table' && found.found && (
              <CheckTools projects={found.found} checks={found.checks} ask={ask} />
            )}
            <FoundCount count={found.found?.length} />
          </div>
          <CommittedSelect
            label="Статус проекта"
            labelAt="beside"
            // Shown as it is, like a filter that the server does not know; any status can be chosen over it.
            value={ofAll ? 'Все статусы' : filter}
            options={(statuses.data?.items ?? []).map(({ name }) => ({ value: name, label: name }))}
            onChange={onFilterChange}
          />
          <GradeSheetButton projects={{ items: found.found ?? [], lost: projects?.lost ?? 0 }} />
        </>
      }
    >
      <div className={styles.tools}>
        <SearchField
          inputRef={field}
          label="Поиск по проектам"
          placeholder="Тема, студент, номер, год"
          query={query}
          onChange={(typed) => onSearchChange({ query: typed || undefined })}
        />
        {isReady && <ProjectsTools search={search} onSearchChange={onSearchChange} />}
      </div>
      {isUnfiltered && !scope && (
        <Notice tint="info" {...STATUS}>
          Сервер не знает такого статуса: показаны все проекты
        </Notice>
      )}
      {isMissing && <MissingPart onRetry={reloadIfServed} />}
      {scope && all.isFetched && !all.data && <MissingPart onRetry={() => void all.refetch()} />}
      {(!isMissing || found.found) && (
        <ProjectsList
          {...found}
          isWaiting={scope === 'all' && !all.isFetched}
          onSearchChange={onSearchChange}
          onReset={() => {
            // The pressed button disappears, so the focus moves to the field.
            field.current?.focus();
            onSearchChange({ query: undefined, silence: undefined });
          }}
        />
      )}
    </Page>
  );
}

// Saves 20 KiB and more, with the batch that changes projects.
const TableView = lazyPart(async () => (await import('./table-view')).TableView);

interface ProjectsListProps {
  checks: ProjectChecks;
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
function ProjectsList({
  checks,
  found,
  mark,
  shown,
  isWaiting,
  onSearchChange,
  onReset,
}: ProjectsListProps) {
  if (found === undefined) {
    return <SkeletonRows rows={12} />;
  }
  const isSearched = Boolean(shown.query ?? shown.silence);
  return (
    <>
      {isWaiting && <SkeletonRows rows={1} />}
      {shown.view === 'table' && (
        <TableView
          checks={checks}
          projects={found}
          mark={mark}
          search={shown}
          onSearchChange={onSearchChange}
        />
      )}
      {found.length > 0 && shown.view !== 'table' && (
        <List
          key={shown.filter}
          items={found}
          itemKey={({ id }) => id}
          renderItem={(project) => (
            <ProjectRow
              project={project}
              mark={mark}
              filter={shown.scope ? undefined : shown.filter}
            />
          )}
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
