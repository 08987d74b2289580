import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { CommittedSelect } from '@/components/committed-select';
import { EmptyState } from '@/components/empty-state';
import { FoundCount } from '@/components/found-count';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/link';
import { List } from '@/components/list/list';
import { MissingPart } from '@/components/missing-part';
import { Notice } from '@/components/notice';
import { Page } from '@/components/page';
import { Progress } from '@/components/progress/progress';
import { SearchField } from '@/components/search-field';
import shared from '@/components/shared.module.css';
import { SkeletonRows } from '@/components/spinner';
import { STATUS } from '@/components/status';
import { noChange, useNow } from '@/components/use-now';
import { type Ticks, useTicks } from '@/components/use-ticks';
import type { ListOption } from '@/domain/list-option';
import { doneStatusOf, hasOtherStatuses, type Project } from '@/domain/project';
import { attentionOf, type ProjectCheck } from '@/domain/project-check';
import { EMPTY_LIST } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { whenIdle } from '@/lib/idle';
import { formatTime } from '@/lib/time';
import { projectStagesOptions, projectStatusesOptions, projectsOptions } from '@/queries/projects';
import { type Checking, useChecks } from '@/queries/use-checks';
import {
  type ProjectSort,
  type ProjectsSearch,
  projectSort,
  readProjectsSearch,
} from '@/schemas/addresses';
import { keepShownList, keepVisitedList } from '../visited-list';
import { arrangeProjects, findProjects, isByCheck } from './find-projects';
import { columnsOf, type ProjectColumns, ProjectListFrame, ProjectRow } from './project-row';
import styles from './projects-page.module.css';

// Saves statistics, their schemas and FileSaver.
const GradeSheetButton = lazyPart(
  async () => (await import('../grade-sheet/grade-sheet-button')).GradeSheetButton,
  {
    renderFallback: () => (
      <Button variant="outlined" icon="document" disabled>
        Скачать ведомость
      </Button>
    ),
  },
);

// Saves the semester strip and what it is drawn from, 4 KiB: no row has them before its check.
const ProjectFigures = lazyPart(async () => (await import('./project-figures')).ProjectFigures, {
  renderFallback: () => null,
});
const SemesterMonths = lazyPart(async () => (await import('./project-figures')).SemesterMonths, {
  renderFallback: () => null,
});

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
  const statuses = useQuery(projectStatusesOptions());
  const { items: statusList } = statuses.data ?? EMPTY_LIST;
  const ofStatus = useQuery(projectsOptions(filter));
  const all = useQuery({ ...projectsOptions(), enabled: scope === 'all' });
  // Shows the projects of the status until all have been read, and if they cannot be.
  const ofAll = scope && all.data;
  const projects = ofAll ?? ofStatus.data;
  const lost = projects?.lost ?? 0;
  // Deferred: typing never waits for the rows.
  const shown = useDeferredValue(search);
  const { found, checking, ids, isWaiting } = useFoundProjects(projects?.items, shown, statusList);
  const { checked, failed } = attentionOf(ids, checking.checks);
  const unchecked = ids.length - checked;
  const ticks = useTicks(useMemo(() => found?.map(({ id }) => id) ?? NO_IDS, [found]));

  const isUnfiltered = useMemo(
    () =>
      statuses.isFetched &&
      hasOtherStatuses(ofStatus.data?.items ?? [], filter, statuses.data?.items ?? []),
    [ofStatus.data, filter, statuses.data, statuses.isFetched],
  );

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
          {checking.busyUntil !== undefined && (
            <p role="alert" className={shared.quiet}>
              {checking.busyUntil > 0
                ? `Сервер занят, проверка остановлена до ${formatTime(checking.busyUntil)}`
                : 'Сервер не отвечает, проверка остановлена'}
            </p>
          )}
        </>
      }
      actions={
        <>
          <CommittedSelect
            label="Статус проекта"
            labelAt="beside"
            // Shown as it is, like a filter that the server does not know; any status can be chosen over it.
            value={ofAll ? 'Все статусы' : filter}
            options={statusList.map(({ name }) => ({ value: name, label: name }))}
            onChange={onFilterChange}
          />
          <GradeSheetButton projects={{ items: found ?? [], lost }} />
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
      {isUnfiltered && !scope && (
        <Notice tint="info" {...STATUS}>
          Сервер не знает такого статуса: показаны все проекты
        </Notice>
      )}
      {scope && all.isFetched && !all.data && <MissingPart onRetry={() => void all.refetch()} />}
      <div className={styles.progress}>
        {scope && !all.isFetched && <Progress label="Загрузка" />}
        {checking.isRunning && (
          <Progress
            label={`Проверено ${checked + failed} из ${ids.length}`}
            value={(checked + failed) / ids.length}
          />
        )}
      </div>
      {!found && <SkeletonRows rows={12} />}
      <TickedProjects
        ticked={found?.filter(({ id }) => ticks.ticked.has(id)) ?? NO_PROJECTS}
        onUntick={() => ticks.tickEach(false)}
      />
      {found && found.length > 0 && (
        <ProjectsList
          // Other projects, or another order once all are checked: no row moves.
          key={`${shown.filter} ${isWaiting}`}
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
            <DoneProjectsLink done={doneStatusOf(statusList)} filter={filter} />
          </EmptyState>
        ))}
    </Page>
  );
}

/**
 * The projects that match the search, in the chosen order; `found` is `undefined` until they can be determined. While
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
  useVisitedList(found, search);
  return { found, checking, ids, isWaiting };
}

/** Keeps the found list, so that the page of a project opened from it links to its neighbours. */
function useVisitedList(found: readonly Project[] | undefined, address: ProjectsSearch) {
  const router = useRouter();
  useEffect(() => {
    return (
      found &&
      whenIdle(() =>
        keepShownList(
          address,
          found.map(({ id }) => id),
        ),
      )
    );
  }, [found, address]);
  useEffect(() => {
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (!found || !pathChanged) return;
      keepVisitedList(
        address,
        found.map(({ id }) => id),
      );
    });
  }, [router, found, address]);
}

/** The server's order. */
const SERVED = '';

const SORTS = [
  { value: SERVED, label: 'По умолчанию' },
  { value: 'theme', label: 'По теме' },
  { value: 'student', label: 'По студенту' },
  { value: 'stage', label: 'По стадии' },
  { value: 'status', label: 'По статусу' },
  { value: 'year', label: 'По году' },
  { value: 'id', label: 'По номеру' },
  { value: 'late', label: 'По просрочке' },
  { value: 'deadline', label: 'По сроку' },
  { value: 'commit', label: 'По последнему коммиту' },
];

/** Orders that begin with the greatest: the newest year and the most late tasks. */
const DESCENDING: readonly ProjectSort[] = ['year', 'late'];

const SILENCES = [
  { value: '', label: 'любой срок' },
  { value: '7', label: 'дольше 7 дней' },
  { value: '14', label: 'дольше 14 дней' },
  { value: '30', label: '30 дней и дольше' },
];

type ProjectsToolsProps = Pick<ProjectsPageProps, 'search' | 'onSearchChange'>;

/** Order and filters of the list, beside the search field; on a phone a button beside the field opens them. */
function ProjectsTools({ search, onSearchChange }: ProjectsToolsProps) {
  // Open if the address sets what the projects themselves do not show.
  const [isOpen, setIsOpen] = useState(() =>
    Boolean(search.sort ?? search.order ?? search.silence ?? search.scope),
  );
  return (
    <>
      <div className={styles.opener}>
        <IconButton
          icon="chevronDown"
          label="Порядок и отбор"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div className={styles.choices} data-open={isOpen || undefined}>
        <div className={styles.order}>
          <CommittedSelect
            label="Сортировка"
            labelAt="beside"
            value={search.sort ?? SERVED}
            options={SORTS}
            onChange={(chosen) => {
              const sort = projectSort(chosen);
              onSearchChange({
                sort,
                order: sort && DESCENDING.includes(sort) ? 'desc' : undefined,
              });
            }}
          />
          <IconButton
            icon="arrowDown"
            label="По убыванию"
            aria-pressed={search.order === 'desc'}
            onClick={() => onSearchChange({ order: search.order ? undefined : 'desc' })}
          />
        </div>
        <CommittedSelect
          label="Без коммитов"
          labelAt="beside"
          value={search.silence ?? ''}
          options={SILENCES}
          onChange={(silence) =>
            onSearchChange({ silence: readProjectsSearch({ silence }).silence })
          }
        />
        <Checkbox
          checked={search.scope === 'all'}
          onChange={({ target }) => onSearchChange({ scope: target.checked ? 'all' : undefined })}
        >
          Искать во всех статусах
        </Checkbox>
      </div>
    </>
  );
}

/** After the last project of a status is closed: the way to those that are done. */
function DoneProjectsLink({ done, filter }: { done: string | undefined; filter: string }) {
  if (done === undefined || done === filter) return null;
  return (
    <ButtonLink variant="outlined" to="/projects" search={{ filter: done }}>
      Показать завершённые
    </ButtonLink>
  );
}

interface ProjectsListProps {
  projects: readonly Project[];
  checks: Checking['checks'];
  ticks: Ticks;
  /** The button that checks those that are not checked. */
  check: ReactNode;
}

/** The rows with their ticks and what a check has found. */
function ProjectsList({ projects, checks, ticks, check }: ProjectsListProps) {
  const columns = useMemo(() => columnsOf(projects), [projects]);
  const now = useNow(noChange);
  return (
    <ProjectListFrame
      columns={columns}
      months={<SemesterMonths now={now} />}
      check={check}
      tickAll={
        <Checkbox
          checked={ticks.isEachTicked}
          aria-label="Отметить все"
          onChange={({ target }) => ticks.tickEach(target.checked)}
        >
          {null}
        </Checkbox>
      }
    >
      <List
        isFramed
        items={projects}
        itemKey={({ id }) => id}
        renderItem={(project) => (
          <CheckedRow
            project={project}
            columns={columns}
            isTicked={ticks.ticked.has(project.id)}
            onTick={ticks.tick}
            check={checks.get(project.id)}
            now={now}
          />
        )}
      />
    </ProjectListFrame>
  );
}

interface CheckedRowProps {
  project: Project;
  columns: ProjectColumns;
  isTicked: boolean;
  onTick: Ticks['tick'];
  check: ProjectCheck | undefined;
  now: number;
}

/** A row of the app: with its tick and what a check has found. Memoized, since most stay as they are. */
const CheckedRow = memo(function CheckedRow({
  project,
  columns,
  isTicked,
  onTick,
  check,
  now,
}: CheckedRowProps) {
  return (
    <ProjectRow
      project={project}
      columns={columns}
      renderTick={(themeId) => (
        <Checkbox
          checked={isTicked}
          aria-label="Отметить"
          aria-describedby={themeId}
          onChange={({ target }) => onTick(project.id, target.checked)}
        >
          {null}
        </Checkbox>
      )}
      renderFigures={
        check &&
        ((themeId) => (
          <ProjectFigures project={project} themeId={themeId} check={check} now={now} />
        ))
      }
    />
  );
});
