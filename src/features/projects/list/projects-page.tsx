import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Button } from '@/components/button';
import { CommittedSelect } from '@/components/committed-select';
import { EmptyState } from '@/components/empty-state';
import { OwnRead } from '@/components/failed-read';
import { FoundCount } from '@/components/found-count';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import { SearchField } from '@/components/search-field';
import { SkeletonRows } from '@/components/spinner';
import { useTicks } from '@/components/use-ticks';
import type { ListOption } from '@/domain/list-option';
import { doneStatusOf, type Project } from '@/domain/project';
import { attentionOf } from '@/domain/project-check';
import { EMPTY_LIST } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { projectStagesOptions, projectStatusesOptions, projectsOptions } from '@/queries/projects';
import { useChecks } from '@/queries/use-checks';
import type { ProjectsSearch } from '@/schemas/addresses';
import { StoppedCheck } from '../stopped-check';
import { keepVisitedList } from '../visited-list';
import { arrangeProjects, findProjects, isByCheck } from './find-projects';
import { ProjectsList } from './projects-list';
import styles from './projects-page.module.css';
import { ProjectsTools } from './projects-tools';

// Saves statistics, their schemas and FileSaver.
const GradeSheetButton = lazyPart(
  async () => (await import('./grade-sheet-button')).GradeSheetButton,
  {
    renderFallback: () => (
      <Button variant="outlined" icon="document" disabled>
        Скачать ведомость
      </Button>
    ),
  },
);

// Saves 8 KiB, most of them batches.
const TickedProjects = lazyPart(async () => (await import('./ticked-projects')).TickedProjects, {
  renderFallback: () => null,
});

const NO_IDS: readonly Id[] = [];
const NO_PROJECTS: readonly Project[] = [];

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
  const { items: statusList } = useQuery(projectStatusesOptions()).data ?? EMPTY_LIST;
  const read = useQuery(projectsOptions(scope ? undefined : filter));
  const projects = read.data;
  // Deferred: typing never waits for the rows.
  const shown = useDeferredValue(search);
  const { found, checking, ids, isWaiting } = useFoundProjects(projects?.items, shown, statusList);
  const { checked, failed } = attentionOf(ids, checking.checks);
  const unchecked = ids.length - checked;
  const ticks = useTicks(useMemo(() => found?.map(({ id }) => id) ?? NO_IDS, [found]));
  const done = doneStatusOf(statusList);

  const checkButton = !checking.isRunning && unchecked > 0 && (
    <Button variant="outlined" size="row" onClick={checking.check}>
      {`Проверить проекты (${unchecked})`}
    </Button>
  );

  return (
    <Page
      heading="Проекты"
      beside={
        <>
          <FoundCount count={found?.length} />
          <StoppedCheck busyUntil={checking.busyUntil} />
        </>
      }
      actions={
        <>
          <CommittedSelect
            label="Статус проекта"
            labelAt="beside"
            className={styles.status}
            // Shown as it is, like a filter that the server does not know; any status can be chosen over it.
            value={scope ? 'Все статусы' : filter}
            options={statusList.map(({ name }) => ({ value: name, label: name }))}
            onChange={onFilterChange}
          />
          <GradeSheetButton projects={{ items: found ?? [], lost: projects?.lost ?? 0 }} />
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
        <ProjectsTools search={search} onSearchChange={onSearchChange} />
      </div>
      <div className={styles.progress}>
        {checking.isRunning && (
          <progress
            aria-label={`Проверено ${checked + failed} из ${ids.length}`}
            max={ids.length}
            value={checked + failed}
          />
        )}
      </div>
      {/* Those of a status are tried again without a word (spec §8). */}
      {scope && !projects && read.isFetched ? (
        <OwnRead read={read} />
      ) : (
        !found && <SkeletonRows rows={12} />
      )}
      <TickedProjects
        ticked={found?.filter(({ id }) => ticks.ticked.has(id)) ?? NO_PROJECTS}
        onUntick={() => ticks.tickEach(false)}
      />
      {found && found.length > 0 && (
        <ProjectsList
          // Other projects or another order are other rows, so that none is seen to move; a search keeps them.
          key={JSON.stringify({ ...shown, query: undefined, isWaiting })}
          projects={found}
          checks={checking.checks}
          ticks={ticks}
          check={checkButton}
        />
      )}
      {found?.length === 0 &&
        (shown.query || shown.silence ? (
          <EmptyState icon="search" text="Ничего не найдено">
            <Button
              variant="outlined"
              onClick={() => {
                // The pressed button disappears, so the focus moves to the field.
                field.current?.focus();
                onSearchChange({ query: undefined, silence: undefined });
              }}
            >
              Сбросить поиск
            </Button>
            {shown.silence && checkButton}
          </EmptyState>
        ) : (
          <EmptyState icon="folder" text="Проектов нет!">
            {done !== undefined && done !== filter && (
              <ButtonLink variant="outlined" to="/projects" search={{ filter: done }}>
                Показать завершённые
              </ButtonLink>
            )}
          </EmptyState>
        ))}
    </Page>
  );
}

/**
 * The projects that match the search, in the chosen order, which a project's page goes through; `found` is `undefined` until they can be determined. While
 * a check runs, an order by its results waits for all of them, or rows would move with each.
 */
function useFoundProjects(
  projects: readonly Project[] | undefined,
  search: ProjectsSearch,
  statuses: readonly ListOption[],
) {
  const { query, sort, order, silence } = search;
  const matching = useMemo(() => projects && findProjects(projects, query), [projects, query]);
  const ids = useMemo(() => matching?.map(({ id }) => id) ?? NO_IDS, [matching]);
  const checking = useChecks(ids);
  const { checks, isRunning } = checking;
  const { items: stages } =
    useQuery({ ...projectStagesOptions(), enabled: sort === 'stage' }).data ?? EMPTY_LIST;
  const isWaiting = isRunning && isByCheck(search);
  const found = useMemo(() => {
    if (!matching || (isWaiting && silence)) return undefined;
    return isWaiting
      ? matching
      : arrangeProjects(matching, { sort, order, silence }, { statuses, stages, checks });
  }, [matching, isWaiting, sort, order, silence, statuses, stages, checks]);
  useEffect(() => {
    if (found)
      keepVisitedList(
        search,
        found.map(({ id }) => id),
      );
  }, [found, search]);
  return { found, checking, ids, isWaiting };
}
