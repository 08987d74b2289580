import { useId } from 'react';
import { Button } from '@/components/button';
import { AppLink, ButtonLink } from '@/components/link';
import { useDialog } from '@/components/use-dialog';
import { isFree, type Meeting, stateOf, studentOf } from '@/domain/meeting';
import type { ReadList } from '@/domain/read-list';
import { classes } from '@/lib/classes';
import { dateOf, formatCountdown, formatDayName, formatTime } from '@/lib/time';
import styles from './day.module.css';
import content from './day-content.module.css';
import type { HomePageParts } from './home-page';
import type { Read } from './read';

interface MeetingsOfDayProps extends HomePageParts {
  read: Read<ReadList<Meeting>>;
  now: number;
}

/** The meetings chosen by `chooseDay`; upcoming ones can be rescheduled. */
export function MeetingsOfDay({ read, now, RescheduleDialog }: MeetingsOfDayProps) {
  const { data, isFetched } = read;
  const { render, show } = useDialog<Meeting>();
  if (!data) {
    return (
      <div className={styles.meetings}>
        <div className={styles.meeting}>
          {/* No heading while reading: a meeting under way may turn up above it and move it. */}
          {isFetched && <h3>Ближайшая встреча</h3>}
          <p>{isFetched ? '—' : '…'}</p>
        </div>
      </div>
    );
  }

  const { shown, isNextKnown, left } = chooseDay(data.items, now);
  return (
    <>
      <ul className={styles.meetings}>
        {groupsOf(shown, now).map((group) => {
          const [row] = group;
          if (!row) return undefined;
          return isPlainlyFree(row, now) ? (
            <FreeMeetings key={row.meeting.id} slots={group} now={now} />
          ) : (
            <MeetingRow key={row.meeting.id} row={row} now={now} onReschedule={show} />
          );
        })}
        {!isNextKnown && (
          <li className={styles.meeting}>
            <h3>Ближайшая встреча</h3>
            <p className={content.none}>
              Встреч впереди нет
              <ButtonLink to="/meetings/arrange" size="row">
                Добавить свободный слот
              </ButtonLink>
            </p>
          </li>
        )}
        {left > 0 && (
          <li className={styles.meeting}>
            <AppLink to="/meetings">Ещё встреч в этот день: {left}</AppLink>
          </li>
        )}
      </ul>
      {render((meeting, life) => {
        // The meeting's current data, not that of when the dialog was opened.
        const moved = data.items.find(({ id }) => id === meeting.id) ?? meeting;
        return (
          <RescheduleDialog {...life} meeting={moved} isLocked={moved.start <= now} now={now} />
        );
      })}
    </>
  );
}

/** Free slots one after another, in one line by their beginnings. */
function FreeMeetings({ slots, now }: { slots: readonly MeetingOfDay[]; now: number }) {
  const [first, ...others] = slots.map(({ meeting }) => meeting.start);
  if (first === undefined) return undefined;
  const day = dateOf(first) === dateOf(now) ? '' : `${formatDayName(dateOf(first), dateOf(now))}: `;
  return (
    <li className={styles.meeting}>
      <p>
        {day}Свободно {[first, ...others].map(formatTime).join(', ')}
      </p>
    </li>
  );
}

/** The rows in groups of one; free slots of a day that follow one another are one group. */
function groupsOf(rows: readonly MeetingOfDay[], now: number): MeetingOfDay[][] {
  const groups: MeetingOfDay[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const follows =
      before &&
      isPlainlyFree(before, now) &&
      dateOf(before.meeting.start) === dateOf(row.meeting.start);
    if (follows && isPlainlyFree(row, now)) group?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Whether it is a free slot of which nothing is to be said but when. */
function isPlainlyFree({ meeting, isNext }: MeetingOfDay, now: number): boolean {
  const isLinked = meeting.projectId !== undefined;
  return !isNext && !isLinked && isFree(meeting) && stateOf(meeting, now) === 'upcoming';
}

interface MeetingRowProps {
  row: MeetingOfDay;
  now: number;
  onReschedule: (meeting: Meeting) => void;
}

function MeetingRow({ row: { meeting, isNext }, now, onReschedule }: MeetingRowProps) {
  const timeId = useId();
  const { start, end, projectId: project, projectTheme: theme } = meeting;
  const state = stateOf(meeting, now);
  const isToday = dateOf(start) === dateOf(now);
  return (
    <li className={classes(styles.meeting, state === 'past' && content.past)}>
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
          {project !== undefined && (
            <>
              {' · '}
              <AppLink to="/projects/$projectId" params={{ projectId: project }}>
                {theme || `Проект #${project}`}
              </AppLink>
            </>
          )}
        </p>
      </div>
      {state === 'upcoming' && (
        <Button
          variant="outlined"
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

/** The home page shows this many at most and links to the page of meetings for the rest. */
const MOST_MEETINGS = 12;

/** A meeting as the home page shows it. */
interface MeetingOfDay {
  meeting: Meeting;
  /** The next meeting that has not begun. */
  isNext: boolean;
}

/**
 * The meetings that the home page shows, in order of time: those of today and, when none of them is still
 * to begin, those of the next day with meetings.
 *
 * @param meetings newest first.
 * @param now the current instant in milliseconds.
 * @returns the meetings to show, whether any meeting is still to begin, and how many are not shown.
 */
function chooseDay(meetings: readonly Meeting[], now: number) {
  const today = dateOf(now);
  const next = meetings.findLast(({ start }) => start > now);
  const nextDay = next && dateOf(next.start);
  const ofDays = meetings
    .filter(({ start, end }) => {
      const day = dateOf(start);
      // A meeting that began yesterday and is still under way counts as today's.
      return day === today || day === nextDay || (start <= now && end > now);
    })
    .toReversed();
  // When there are too many, those that are over are left out first.
  const firstLeft = ofDays.findIndex(({ end }) => end > now);
  const start = Math.max(
    0,
    Math.min(firstLeft === -1 ? ofDays.length : firstLeft, ofDays.length - MOST_MEETINGS),
  );
  const shown = ofDays.slice(start, start + MOST_MEETINGS);
  return {
    shown: shown.map((meeting): MeetingOfDay => ({ meeting, isNext: meeting === next })),
    isNextKnown: next !== undefined,
    left: ofDays.length - shown.length,
  };
}
