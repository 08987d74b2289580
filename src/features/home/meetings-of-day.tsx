import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { lazyDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { FailedRead } from '@/components/failed-read';
import { AppLink, ButtonLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import { useDialog } from '@/components/use-dialog';
import { isFree, type Meeting, nextMeeting, stateOf, studentOf } from '@/domain/meeting';
import type { ReadList } from '@/domain/read-list';
import { dateOf, formatCountdown, formatDayName, formatTime } from '@/lib/time';
import styles from './day.module.css';
import content from './day-content.module.css';

// Saves 46 KiB: the page has no form.
const RescheduleDialog = lazyDialog(
  async () => (await import('../meetings/dialogs/reschedule-dialog')).RescheduleDialog,
);

/** The page shows this many meetings ahead, and links to the page of meetings for the rest. */
const MOST_AHEAD = 5;

interface MeetingsOfDayProps {
  /** Newest first. */
  read: UseQueryResult<ReadList<Meeting>>;
  now: number;
}

/**
 * The meetings of today, in their order, those that are over behind a disclosure. When none is still to begin, those of
 * the next day that has some follow.
 */
export function MeetingsOfDay({ read: { data, isFetched, refetch }, now }: MeetingsOfDayProps) {
  const rescheduling = useDialog<Meeting>();
  if (!data) {
    return isFetched ? (
      <FailedRead isAlert onRetry={refetch}>
        Ошибка загрузки данных о встречах
      </FailedRead>
    ) : (
      <div className={styles.reading} />
    );
  }
  const next = nextMeeting(data.items, now);
  const days = [dateOf(now), next && dateOf(next.start)];
  const ofDays = data.items
    // A meeting that began yesterday and is still under way counts as today's.
    .filter((one) => days.includes(dateOf(one.start)) || stateOf(one, now) === 'ongoing')
    .toReversed();
  const over = ofDays.filter(({ end }) => end <= now);
  const ahead = ofDays.filter(({ end }) => end > now);
  const row = { next, now, onReschedule: rescheduling.show };
  return (
    <div>
      {over.length > 0 && (
        <details>
          <summary>Прошло: {over.length}</summary>
          <MeetingRows {...row} meetings={over} />
        </details>
      )}
      <MeetingRows {...row} meetings={ahead.slice(0, MOST_AHEAD)} />
      {ahead.length > MOST_AHEAD && (
        <AppLink to="/meetings">Ещё встреч в этот день: {ahead.length - MOST_AHEAD}</AppLink>
      )}
      {!next && (
        <p className={shared.row}>
          Встреч впереди нет
          <ButtonLink to="/meetings/arrange" size="row">
            Добавить свободный слот
          </ButtonLink>
        </p>
      )}
      {rescheduling.render((meeting, life) => {
        // The meeting's current data, not that of when the dialog was opened.
        const moved = data.items.find(({ id }) => id === meeting.id) ?? meeting;
        return <RescheduleDialog {...life} meeting={moved} now={now} />;
      })}
    </div>
  );
}

interface MeetingRowsProps {
  meetings: readonly Meeting[];
  /** The next meeting that has not begun. */
  next: Meeting | undefined;
  now: number;
  onReschedule: (meeting: Meeting) => void;
}

/** Meetings of the day; those that have not begun can be rescheduled. */
function MeetingRows({ meetings, ...row }: MeetingRowsProps) {
  return (
    <ul className={shared.list}>
      {meetings.map((meeting) => (
        <MeetingRow key={meeting.id} meeting={meeting} {...row} />
      ))}
    </ul>
  );
}

interface MeetingRowProps extends Omit<MeetingRowsProps, 'meetings'> {
  meeting: Meeting;
}

function MeetingRow({ meeting, next, now, onReschedule }: MeetingRowProps) {
  const timeId = useId();
  const { start, end, projectId, projectTheme } = meeting;
  const state = stateOf(meeting, now);
  const isNext = meeting === next;
  const isToday = dateOf(start) === dateOf(now);
  return (
    <li className={content.meeting}>
      <div className={content.about}>
        {state === 'ongoing' && <h3 className={shared.quiet}>Идёт сейчас</h3>}
        {isNext && <h3 className={shared.quiet}>Ближайшая встреча</h3>}
        <p id={timeId} className={shared.large}>
          {(isNext || !isToday) && `${formatDayName(dateOf(start), dateOf(now))}, `}
          {formatTime(start)}–{formatTime(end)}{' '}
          {state === 'ongoing' && <span className={shared.quiet}>до {formatTime(end)}</span>}
          {isNext && <span className={shared.quiet}>{formatCountdown(now, start)}</span>}
        </p>
        <p>
          <bdi className={isFree(meeting) ? shared.quiet : undefined}>{studentOf(meeting)}</bdi>
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
