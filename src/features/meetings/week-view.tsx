import { useMemo, useState } from 'react';
import { Button, IconButton, nameAndTooltip } from '@/components/button';
import { AppLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import { useNow } from '@/components/use-now';
import { isFree, type Meeting, stateOf, studentOf } from '@/domain/meeting';
import { minutesOf } from '@/lib/intervals';
import {
  addDays,
  clockMinutes,
  dateOf,
  formatDates,
  formatRange,
  formatTime,
  formatWeekday,
  mondayOf,
  startOfDate,
} from '@/lib/time';
import styles from './week-view.module.css';

interface WeekViewProps {
  meetings: readonly Meeting[];
  /** Any day of the shown week; by default the current week. */
  day: string | undefined;
  onDayChange: (day: string | undefined) => void;
  onOpen: (meeting: Meeting) => void;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

const STATE_WORDS = { upcoming: 'предстоит', ongoing: 'идёт сейчас', past: 'прошла' };

/** The time that the form of a slot opens with; beside it stands what is free on the day. */
const MORNING = 'T09:00';

/**
 * The meetings of one week at their times, a column a day, from the first to the last hour that has some (decisions
 * §1: in the browser's zone). A narrow window shows one day at a time, paper a list a day.
 */
export function WeekView({ meetings, day, onDayChange, onOpen }: WeekViewProps) {
  const now = useNow();
  const today = dateOf(now);
  const monday = mondayOf(day ?? today);
  const days = useMemo(
    () => WEEKDAYS.map((weekday) => dayOf(meetings, addDays(monday, weekday))),
    [meetings, monday],
  );
  const [first, last] = hoursOf(days.flatMap(({ placed }) => placed));
  const minutesNow = clockMinutes(now);
  const [picked, setPicked] = useState(today);
  const shown = days.some(({ date }) => date === picked) ? picked : monday;

  return (
    <>
      <div className={shared.row}>
        <IconButton
          icon="chevronLeft"
          label="Предыдущая неделя"
          onClick={() => onDayChange(addDays(monday, -7))}
        />
        <IconButton
          icon="chevronRight"
          label="Следующая неделя"
          onClick={() => onDayChange(addDays(monday, 7))}
        />
        <Button onClick={() => onDayChange(undefined)}>Сегодня</Button>
        <h2 aria-live="polite">{formatDates(monday, addDays(monday, 6))}</h2>
        {days.every(({ placed }) => placed.length === 0) && (
          <p className={shared.quiet}>На этой неделе встреч нет</p>
        )}
      </div>
      <fieldset aria-label="День" className={styles.picker}>
        {days.map(({ date, placed }) => (
          <button
            key={date}
            type="button"
            aria-pressed={date === shown}
            data-busy={placed.length > 0 || undefined}
            onClick={() => setPicked(date)}
          >
            {formatWeekday(date).replace(',', '')}
          </button>
        ))}
      </fieldset>
      <div className={styles.week}>
        <div className={styles.hours} aria-hidden="true">
          {Array.from({ length: last - first }, (_, index) => (
            <div key={index + first}>{`${String(index + first).padStart(2, '0')}:00`}</div>
          ))}
        </div>
        {days.map(({ date, placed }) => (
          <section
            key={date}
            aria-label={formatWeekday(date)}
            className={styles.day}
            data-shown={date === shown || undefined}
          >
            <h3 aria-current={date === today ? 'date' : undefined}>
              {date < today ? (
                formatWeekday(date)
              ) : (
                <AppLink
                  to="/meetings/arrange"
                  search={{ time: `${date}${MORNING}` }}
                  title="Добавить слот"
                >
                  {formatWeekday(date)}
                </AppLink>
              )}
            </h3>
            <div className={styles.times} style={{ height: `calc(${last - first} * var(--hour))` }}>
              {placed.length > 0 && (
                <ul>
                  {placed.map(({ meeting, from, to }) => {
                    const state = stateOf(meeting, now);
                    const title = `${formatRange(meeting.start, meeting.end)}, ${studentOf(meeting)}, ${STATE_WORDS[state]}`;
                    return (
                      <li
                        key={meeting.id}
                        style={{ gridRow: `${rowOf(from, first)} / ${rowOf(to, first)}` }}
                      >
                        <button
                          type="button"
                          className={styles.meeting}
                          data-printed
                          data-state={state}
                          data-free={isFree(meeting) || undefined}
                          {...nameAndTooltip(title)}
                          onClick={() => onOpen(meeting)}
                        >
                          <b className={shared.oneLine}>{studentOf(meeting)}</b>{' '}
                          {formatTime(meeting.start)}
                        </button>
                      </li>
                    );
                  })}
                </ul>
              )}
              {date === today && minutesNow >= first * 60 && minutesNow < last * 60 && (
                <div
                  aria-hidden="true"
                  className={styles.now}
                  style={{ top: `calc(${minutesNow / 60 - first} * var(--hour))` }}
                />
              )}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

interface PlacedMeeting {
  meeting: Meeting;
  /** Minutes since midnight by the wall clock, like the hours beside the columns. */
  from: number;
  to: number;
}

/** Shorter meetings are drawn this high, so that they can be read. */
const LEAST_MINUTES = 15;

/** The meetings that begin on a day, the first at the top, and of those that begin together the longest. */
function dayOf(meetings: readonly Meeting[], date: string) {
  const [dayStart, dayEnd] = [startOfDate(date), startOfDate(addDays(date, 1))];
  const placed = meetings
    .filter(({ start }) => start >= dayStart && start < dayEnd)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map((meeting): PlacedMeeting => {
      const from = clockMinutes(meeting.start);
      const minutes = Math.max(minutesOf(meeting), LEAST_MINUTES);
      return { meeting, from, to: Math.min(from + minutes, 24 * 60) };
    });
  return { date, placed };
}

/** The hours from the first to the last meeting of a week, each as a whole; working hours if there is none. */
function hoursOf(placed: readonly PlacedMeeting[]): [first: number, last: number] {
  if (placed.length === 0) return [9, 18];
  return [
    Math.floor(Math.min(...placed.map(({ from }) => from)) / 60),
    Math.ceil(Math.max(...placed.map(({ to }) => to)) / 60),
  ];
}

/** A grid line of the column: a row is five minutes. */
function rowOf(minutes: number, firstHour: number): number {
  return Math.floor((minutes - firstHour * 60) / 5) + 1;
}
