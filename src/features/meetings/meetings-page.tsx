import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { FoundCount } from '@/components/found-count';
import { Icon } from '@/components/icon';
import { ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { SearchField } from '@/components/search-field';
import shared from '@/components/shared.module.css';
import { ToggleGroup } from '@/components/toggle-group';
import { useDialog } from '@/components/use-dialog';
import { useNow } from '@/components/use-now';
import { useZoneOffsets } from '@/components/use-zone-offsets';
import { type Meeting, nextChange, studentOf } from '@/domain/meeting';
import { searchIndex } from '@/lib/text-search';
import { dateOf, formatCountdown, formatDayName, formatTime, timeZoneLabel } from '@/lib/time';
import { cancelMeetingsBatch, meetingsOptions } from '@/queries/meetings';
import type { MeetingsSearch } from '@/schemas/addresses';
import { CancelDayQuestion, meetingName } from './dialogs/cancel-question';
import { MeetingDialogs, type MeetingsDialog } from './dialogs/meeting-dialogs';
import { groupMeetings, type MeetingGroup, MeetingList } from './meeting-list';
import type { OnMeetingAction } from './meeting-parts';
import styles from './meetings-page.module.css';
import { MeetingsOnTheirWay } from './planner-gate';
import { WeekView } from './week-view';

interface MeetingsPageProps {
  search: MeetingsSearch;
  onSearchChange: (change: Partial<MeetingsSearch>) => void;
}

const NO_MEETINGS: readonly Meeting[] = [];

const index = searchIndex<Meeting>(({ studentName, projectTheme }) => [studentName, projectTheme]);

/** The consultation meetings as a list or a week, with their actions (spec §2.12). */
export function MeetingsPage({ search, onSearchChange }: MeetingsPageProps) {
  const { data, isError, isFetched, isFetching, refetch } = useQuery(meetingsOptions());
  const meetings = data?.items ?? NO_MEETINGS;
  const now = useNow(useCallback((from: number) => nextChange(meetings, from), [meetings]));
  const offsets = useZoneOffsets();
  const { render, show } = useDialog<MeetingsDialog>();
  const dayQuestion = useDialog<readonly Meeting[]>();
  const cancelling = useBatch(cancelMeetingsBatch);
  const act = useCallback<OnMeetingAction>((kind, meeting) => show({ kind, meeting }), [show]);
  // Deferred: typing and changing weeks stay responsive while the meetings are filtered.
  const followed = useDeferredValue(search);
  const { query, view, period } = followed;
  const found = useMemo(() => meetings.filter(index.matcher(query)), [meetings, query]);
  const groups = useMemo(() => groupMeetings(found, period, now), [found, period, now]);
  const listed = groups.flatMap((group) => group.meetings);

  return (
    <>
      {(isError || (isFetched && !data)) && (
        <Notice
          tint="danger"
          role="alert"
          actions={
            <Button
              size="row"
              variant="outlined"
              isPending={isFetching}
              onClick={() => void refetch()}
            >
              Повторить
            </Button>
          }
        >
          Ошибка загрузки данных о встречах
        </Notice>
      )}
      {!data && !isFetched && <MeetingsOnTheirWay />}
      {data && (
        <>
          <MeetingsToolbar search={search} onSearchChange={onSearchChange}>
            {search.view === 'week' ? (
              <p className={shared.quiet}>{timeZoneLabel(now)}</p>
            ) : (
              <NextMeeting meetings={meetings} />
            )}
          </MeetingsToolbar>
          <FoundCount count={view === 'week' ? found.length : listed.length} isHidden />
          <BatchPanel
            heading="Отмена встреч"
            batch={cancelling}
            doneText={(count) => `Отменено встреч: ${count}`}
          >
            {meetingName}
          </BatchPanel>
          <MeetingsView
            key={offsets}
            meetings={found}
            groups={groups}
            isEmpty={meetings.length === 0}
            search={followed}
            now={now}
            onSearchChange={onSearchChange}
            onAction={act}
            onCancelDay={dayQuestion.show}
            onOpen={(meeting) => show({ kind: 'details', meeting })}
          />
          {dayQuestion.render((ofDay, life) => (
            <CancelDayQuestion
              {...life}
              meetings={ofDay}
              onConfirm={() => cancelling.begin(ofDay)}
            />
          ))}
          {render((dialog, life) => (
            <MeetingDialogs
              {...life}
              dialog={dialog}
              meetings={meetings}
              now={now}
              onAction={act}
            />
          ))}
        </>
      )}
    </>
  );
}

/** The next meeting, regardless of the search: day, time, countdown and student. */
function NextMeeting({ meetings }: { meetings: readonly Meeting[] }) {
  const now = useNow();
  // The list is newest first.
  const next = meetings.findLast(({ start }) => start > now);
  if (!next) return null;
  const { start, end, projectTheme } = next;
  return (
    <section aria-label="Ближайшая встреча" className={styles.next}>
      <Icon name="clock" />
      <p className={styles.time}>
        {formatDayName(dateOf(start), dateOf(now))}, {formatTime(start)}–{formatTime(end)}
      </p>
      <p>{formatCountdown(now, start)}</p>
      <p>{studentOf(next)}</p>
      {projectTheme && <p className={styles.project}>{projectTheme}</p>}
    </section>
  );
}

const VIEWS = [
  { value: 'list', label: 'Список' },
  { value: 'week', label: 'Неделя' },
] as const;

const PERIODS = [
  { value: 'all', label: 'Все' },
  { value: 'upcoming', label: 'Предстоящие' },
  { value: 'past', label: 'Прошедшие' },
] as const;

interface MeetingsToolbarProps {
  search: MeetingsSearch;
  onSearchChange: (change: Partial<MeetingsSearch>) => void;
  /** What stands beside them. */
  children: ReactNode;
}

/** View, period and search of the meetings; all are kept in the address. */
function MeetingsToolbar({ search, onSearchChange, children }: MeetingsToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <SearchField
        label="Поиск"
        placeholder="Студент или проект"
        query={search.query}
        onChange={(query) => onSearchChange({ query })}
      />
      <ToggleGroup
        label="Вид"
        value={search.view ?? 'list'}
        options={VIEWS}
        onChange={(view) => onSearchChange({ view: view === 'week' ? view : undefined })}
      />
      {search.view !== 'week' && (
        <ToggleGroup
          label="Период"
          value={search.period}
          options={PERIODS}
          onChange={(period) => onSearchChange({ period })}
        />
      )}
      {children}
    </div>
  );
}

interface MeetingsViewProps {
  /** The found meetings, newest first. */
  meetings: readonly Meeting[];
  /** The found meetings that the list shows. */
  groups: readonly MeetingGroup[];
  /** There are no meetings at all, regardless of the search. */
  isEmpty: boolean;
  search: MeetingsSearch;
  now: number;
  onSearchChange: (change: Partial<MeetingsSearch>) => void;
  onAction: OnMeetingAction;
  onCancelDay: (meetings: readonly Meeting[]) => void;
  onOpen: (meeting: Meeting) => void;
}

/** The meetings in the chosen view, or the reason why there are none. */
function MeetingsView({
  meetings,
  groups,
  isEmpty,
  search,
  now,
  onSearchChange,
  onAction,
  onCancelDay,
  onOpen,
}: MeetingsViewProps) {
  if (isEmpty) {
    return (
      <EmptyState icon="calendar" text="Нет запланированных встреч">
        <ButtonLink to="/meetings/arrange" variant="outlined" icon="calendarAdd">
          Добавить свободный слот
        </ButtonLink>
      </EmptyState>
    );
  }
  if (search.view === 'week') {
    return (
      <WeekView
        meetings={meetings}
        day={search.week}
        onDayChange={(week) => onSearchChange({ week })}
        onOpen={onOpen}
      />
    );
  }
  if (groups.length > 0) {
    return <MeetingList groups={groups} now={now} onAction={onAction} onCancelDay={onCancelDay} />;
  }
  return (
    <EmptyState icon="search" text="Таких встреч нет">
      <Button variant="outlined" onClick={() => onSearchChange({ query: '', period: 'all' })}>
        Показать все
      </Button>
    </EmptyState>
  );
}
