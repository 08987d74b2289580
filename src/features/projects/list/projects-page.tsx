import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { CommittedSelect } from '@/components/committed-select';
import { lazyPart } from '@/components/lazy-part';
import { MissingPart } from '@/components/missing-part';
import { Notice } from '@/components/notice';
import { Page } from '@/components/page';
import { SearchField } from '@/components/search-field';
import { STATUS } from '@/components/status';
import { hasOtherStatuses } from '@/domain/project';
import { reloadIfServed } from '@/lib/release';
import { projectStatusesOptions, projectsOptions } from '@/queries/projects';
import type { ProjectsSearch } from '@/schemas/addresses';
import { GradeSheetButton } from '../grade-sheet/grade-sheet-button';
import { ProjectsList } from './projects-list';
import styles from './projects-page.module.css';
import { useFoundProjects } from './use-found-projects';

// Saves 10 KiB, most of them the batch that changes projects.
const ProjectsTools = lazyPart(async () => (await import('./projects-tools')).ProjectsTools, {
  renderFallback: () => null,
});

interface ProjectsPageProps {
  /** Its `filter` is the name of a status, which is sent even if the server's list lacks it. */
  search: ProjectsSearch;
  onFilterChange: (filter: string) => void;
  onSearchChange: (change: Partial<ProjectsSearch>) => void;
}

/** The projects of one status (spec §2.3), with a search among them or among all projects. */
export function ProjectsPage({ search, onFilterChange, onSearchChange }: ProjectsPageProps) {
  const { filter, query = '', scope } = search;
  const field = useRef<HTMLInputElement>(null);
  const statuses = useQuery(projectStatusesOptions());
  const ofStatus = useQuery(projectsOptions(filter));
  const all = useQuery({ ...projectsOptions(), enabled: scope === 'all' });
  // Shows the projects of the status until all have been read, and if they cannot be.
  const projects = (scope && all.data) ?? ofStatus.data;
  const { isReady, isMissing, ...found } = useFoundProjects(
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
          <CommittedSelect
            label="Статус проекта"
            labelAt="beside"
            value={filter}
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
          lost={projects?.lost ?? 0}
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
