import { useId } from 'react';
import { Button } from '@/components/button';
import { AppLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import { isFree, type Meeting, nextMeeting, stateOf, studentOf } from '@/domain/meeting';
import { classes } from '@/lib/classes';
import { dateOf, formatCountdown, formatDayName, formatTime } from '@/lib/time';
import content from './day-content.module.css';

/**
 * The meetings of today, in their order: those that are over, those under way with the next one, and the others. When
 * none is still to begin, those of the next day that has some count as well.
 *
 * @param meetings newest first.
 */
export function meetingsOfDay(meetings: readonly Meeting[], now: number) {
  const today = dateOf(now);
  const next = nextMeeting(meetings, now);
  const nextDay = next && dateOf(next.start);
  const ofDays = meetings
    .filter(({ start, end }) => {
      const day = dateOf(start);
      // A meeting that began yesterday and is still under way counts as today's.
      return day === today || day === nextDay || (start <= now && end > now);
    })
    .toReversed();
  const ahead = ofDays.filter(({ end }) => end > now);
  return {
    over: ofDays.filter(({ end }) => end <= now),
    near: ahead.filter((meeting) => meeting.start <= now || meeting === next),
    later: ahead.filter((meeting) => meeting.start > now && meeting !== next),
    next,
  };
}

interface MeetingRowsProps {
  meetings: readonly Meeting[];
  /** The next meeting that has not begun. */
  next: Meeting | undefined;
  now: number;
  onReschedule: (meeting: Meeting) => void;
}

/** Meetings of the day; those that have not begun can be rescheduled. */
export function MeetingRows({ meetings, ...row }: MeetingRowsProps) {
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
    <li className={classes(content.meeting, isFree(meeting) && content.free)}>
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
