import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { FailedRead } from '@/components/failed-read';
import { FoundCount } from '@/components/found-count';
import { Icon } from '@/components/icon';
import { ButtonLink } from '@/components/link';
import { SearchField } from '@/components/search-field';
import shared from '@/components/shared.module.css';
import { ToggleGroup } from '@/components/toggle-group';
import { useDialog } from '@/components/use-dialog';
import { useNow, useZoneOffsets } from '@/components/use-now';
import { type Meeting, nextMeeting, studentOf } from '@/domain/meeting';
import { searchBy } from '@/lib/text-search';
import { dateOf, formatCountdown, formatDayName, formatTime, timeZoneLabel } from '@/lib/time';
import { cancelMeetingsBatch, meetingsOptions } from '@/queries/meetings';
import type { MeetingsSearch } from '@/schemas/addresses';
import { CancelDayQuestion, meetingName } from './dialogs/cancel-question';
import { MeetingDialogs, type MeetingsDialog } from './dialogs/meeting-dialogs';
import { MeetingList } from './meeting-list';
import type { OnMeetingAction } from './meeting-parts';
import styles from './meetings-page.module.css';
import { MeetingsOnTheirWay } from './planner-gate';
import { WeekView } from './week-view';

interface MeetingsPageProps {
  search: MeetingsSearch;
  onSearchChange: (change: Partial<MeetingsSearch>) => void;
}

const VIEWS = [
  { value: 'list', label: 'Список' },
  { value: 'week', label: 'Неделя' },
] as const;

const NO_MEETINGS: readonly Meeting[] = [];

const matches = searchBy<Meeting>(({ studentName, projectTheme }) => [studentName, projectTheme]);

/** The consultation meetings as a list or a week, with their actions (spec §2.12). */
export function MeetingsPage({ search, onSearchChange }: MeetingsPageProps) {
  const { data, isError, isFetched, refetch } = useQuery(meetingsOptions());
  const meetings = data?.items ?? NO_MEETINGS;
  const now = useNow();
  const offsets = useZoneOffsets();
  const { render, show } = useDialog<MeetingsDialog>();
  const dayQuestion = useDialog<readonly Meeting[]>();
  const cancelling = useBatch(cancelMeetingsBatch);
  const act = useCallback<OnMeetingAction>((kind, meeting) => show({ kind, meeting }), [show]);
  const nearestRow = useOpeningPlace(data !== undefined);
  // Deferred: typing and changing weeks stay responsive while the meetings are filtered.
  const { query = '', view, week } = useDeferredValue(search);
  const found = useMemo(() => meetings.filter(matches(query)), [meetings, query]);
  const next = nextMeeting(meetings, now);
  // No other may be cancelled (spec §4), whatever was asked about earlier.
  const isAhead = ({ start }: Meeting) => start > now;

  function shownMeetings() {
    if (meetings.length === 0) {
      return (
        <EmptyState icon="calendar" text="Нет запланированных встреч">
          <ButtonLink to="/meetings/arrange" variant="outlined" icon="calendarAdd">
            Добавить свободный слот
          </ButtonLink>
        </EmptyState>
      );
    }
    if (view === 'week') {
      return (
        <WeekView
          key={offsets}
          meetings={found}
          day={week}
          onDayChange={(day) => onSearchChange({ week: day })}
          onOpen={(meeting) => show({ kind: 'details', meeting })}
        />
      );
    }
    if (found.length === 0) {
      return (
        <EmptyState icon="search" text="Таких встреч нет">
          <Button variant="outlined" onClick={() => onSearchChange({ query: undefined })}>
            Показать все
          </Button>
        </EmptyState>
      );
    }
    return (
      <MeetingList
        key={offsets}
        meetings={found}
        next={next}
        nearestRow={nearestRow}
        now={now}
        onAction={act}
        onCancelDay={dayQuestion.show}
        isCancelling={cancelling.isRunning}
      />
    );
  }

  return (
    <>
      {(isError || (isFetched && !data)) && (
        <FailedRead isAlert onRetry={refetch}>
          Ошибка загрузки данных о встречах
        </FailedRead>
      )}
      {!data && !isFetched && <MeetingsOnTheirWay />}
      {data && (
        <>
          <div className={styles.toolbar}>
            <SearchField
              label="Поиск"
              placeholder="Студент или проект"
              query={search.query ?? ''}
              onChange={(text) => onSearchChange({ query: text || undefined })}
            />
            <ToggleGroup
              label="Вид"
              value={search.view ?? 'list'}
              options={VIEWS}
              onChange={(chosen) =>
                onSearchChange({ view: chosen === 'week' ? chosen : undefined })
              }
            />
            {search.view === 'week' ? (
              <p className={shared.quiet}>{timeZoneLabel(now)}</p>
            ) : (
              next && <NextMeeting meeting={next} />
            )}
          </div>
          <FoundCount count={found.length} isHidden />
          <BatchPanel
            heading="Отмена встреч"
            batch={{
              ...cancelling,
              sendAgain: (state) => cancelling.sendAgain(state, meetings.filter(isAhead)),
            }}
            doneText={(count) => `Отменено встреч: ${count}`}
          >
            {meetingName}
          </BatchPanel>
          {shownMeetings()}
          {dayQuestion.render((ofDay, life) => (
            <CancelDayQuestion
              {...life}
              meetings={ofDay.filter(isAhead)}
              onConfirm={cancelling.begin}
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

/**
 * A ref for the row at which the page opens, with what is later above it. Once only, and not on a page that has been
 * scrolled: by the professor, or by the router on the way back.
 */
function useOpeningPlace(areShown: boolean) {
  const row = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!areShown) return undefined;
    // After the router, which begins each page at its top.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY > 0) return;
      row.current?.scrollIntoView({ block: 'nearest' });
      // It was below the window.
      if (window.scrollY > 0) row.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [areShown]);
  return row;
}

/** The next meeting, regardless of the search: day, time, countdown and student. */
function NextMeeting({ meeting }: { meeting: Meeting }) {
  const now = useNow();
  const { start, end } = meeting;
  return (
    <section aria-label="Ближайшая встреча" className={styles.next}>
      <Icon name="clock" />
      <p className={shared.strong}>
        {formatDayName(dateOf(start), dateOf(now))}, {formatTime(start)}–{formatTime(end)}
      </p>
      <p>{formatCountdown(now, start)}</p>
      <p>{studentOf(meeting)}</p>
    </section>
  );
}
