import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { lazyDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { AppLink, ButtonLink } from '@/components/link';
import { MissingPart } from '@/components/missing-part';
import shared from '@/components/shared.module.css';
import { useDialog } from '@/components/use-dialog';
import { isFree, type Meeting, stateOf, studentOf } from '@/domain/meeting';
import type { ReadList } from '@/domain/read-list';
import { classes } from '@/lib/classes';
import { dateOf, formatCountdown, formatDayName, formatTime } from '@/lib/time';
import styles from './day.module.css';
import content from './day-content.module.css';

// Saves 46 KiB: the page has no form.
const RescheduleDialog = lazyDialog(
  async () => (await import('../meetings/dialogs/reschedule-dialog')).RescheduleDialog,
);

/** The page shows this many meetings that are not over and links to the page of meetings for the rest. */
const MOST_MEETINGS = 6;

interface MeetingsOfDayProps {
  read: UseQueryResult<ReadList<Meeting>>;
  now: number;
}

/**
 * The meetings of today, those that are over folded, and when none is still to begin, those of the next day that has
 * some. Upcoming ones can be rescheduled.
 */
export function MeetingsOfDay({ read, now }: MeetingsOfDayProps) {
  const { data, isFetched, refetch } = read;
  const { render, show } = useDialog<Meeting>();
  if (!data) {
    return (
      <div className={styles.meetings}>
        {isFetched && (
          <MissingPart onRetry={refetch}>Ошибка загрузки данных о встречах</MissingPart>
        )}
      </div>
    );
  }

  const today = dateOf(now);
  // The list is newest first.
  const next = data.items.findLast(({ start }) => start > now);
  const nextDay = next && dateOf(next.start);
  const ofDays = data.items
    .filter(({ start, end }) => {
      const day = dateOf(start);
      // A meeting that began yesterday and is still under way counts as today's.
      return day === today || day === nextDay || (start <= now && end > now);
    })
    .toReversed();
  const over = ofDays.filter(({ end }) => end <= now);
  const ahead = ofDays.filter(({ end }) => end > now);
  const row = (meeting: Meeting) => (
    <MeetingRow
      key={meeting.id}
      meeting={meeting}
      isNext={meeting === next}
      now={now}
      onReschedule={show}
    />
  );
  return (
    <div className={styles.meetings}>
      {over.length > 0 && (
        <details>
          <summary>Прошло: {over.length}</summary>
          <ul>{over.map(row)}</ul>
        </details>
      )}
      <ul>
        {ahead.slice(0, MOST_MEETINGS).map(row)}
        {!next && (
          <li className={styles.meeting}>
            <h3>Ближайшая встреча</h3>
            <p className={shared.row}>
              Встреч впереди нет
              <ButtonLink to="/meetings/arrange" size="row">
                Добавить свободный слот
              </ButtonLink>
            </p>
          </li>
        )}
        {ahead.length > MOST_MEETINGS && (
          <li className={styles.meeting}>
            <AppLink to="/meetings">Ещё встреч в этот день: {ahead.length - MOST_MEETINGS}</AppLink>
          </li>
        )}
      </ul>
      {render((meeting, life) => {
        // The meeting's current data, not that of when the dialog was opened.
        const moved = data.items.find(({ id }) => id === meeting.id) ?? meeting;
        return <RescheduleDialog {...life} meeting={moved} now={now} />;
      })}
    </div>
  );
}

interface MeetingRowProps {
  meeting: Meeting;
  /** The next meeting that has not begun. */
  isNext: boolean;
  now: number;
  onReschedule: (meeting: Meeting) => void;
}

function MeetingRow({ meeting, isNext, now, onReschedule }: MeetingRowProps) {
  const timeId = useId();
  const { start, end, projectId, projectTheme } = meeting;
  const state = stateOf(meeting, now);
  const isToday = dateOf(start) === dateOf(now);
  return (
    <li className={classes(styles.meeting, isFree(meeting) && content.free)}>
      <div className={content.about}>
        {state === 'ongoing' && <h3>Идёт сейчас</h3>}
        {isNext && <h3>Ближайшая встреча</h3>}
        <p id={timeId} className={content.time}>
          {(isNext || !isToday) && `${formatDayName(dateOf(start), dateOf(now))}, `}
          {formatTime(start)}–{formatTime(end)}{' '}
          {state === 'ongoing' && <span className={content.note}>до {formatTime(end)}</span>}
          {isNext && <span className={content.note}>{formatCountdown(now, start)}</span>}
        </p>
        <p>
          <bdi>{studentOf(meeting)}</bdi>
          {projectId !== undefined && (
            <>
              {' · '}
              <AppLink to="/projects/$projectId" params={{ projectId }}>
                {projectTheme || `Проект #${projectId}`}
              </AppLink>
            </>
          )}
        </p>
      </div>
      {state === 'upcoming' && (
        <Button
          variant={isNext ? 'outlined' : 'plain'}
          size="row"
          aria-describedby={timeId}
          onClick={() => onReschedule(meeting)}
        >
          Перенести
        </Button>
      )}
    </li>
  );
}
