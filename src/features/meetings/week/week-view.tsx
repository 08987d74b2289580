import { useMemo } from 'react';
import { Button, IconButton } from '@/components/button';
import { AppLink } from '@/components/link';
import { nameAndTooltip } from '@/components/name-and-tooltip';
import shared from '@/components/shared.module.css';
import { useNow } from '@/components/use-now';
import { type Meeting, stateOf, studentOf } from '@/domain/meeting';
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
import styles from './week.module.css';
import { hoursOf, placeDay } from './week-layout';

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
 * §1: in the browser's zone). In a narrow window and on paper the days are lists.
 */
export function WeekView({ meetings, day, onDayChange, onOpen }: WeekViewProps) {
  const now = useNow();
  const today = dateOf(now);
  const monday = mondayOf(day ?? today);
  const days = useMemo(() => {
    const from = startOfDate(monday);
    const to = startOfDate(addDays(monday, 7));
    const ofWeek = meetings.filter(({ start, end }) => start < to && end >= from);
    return WEEKDAYS.map((weekday) => {
      const date = addDays(monday, weekday);
      return { date, placed: placeDay(ofWeek, date) };
    });
  }, [meetings, monday]);
  const { first, last } = hoursOf(days.flatMap(({ placed }) => placed));
  const place = (minutes: number) => `calc(${minutes - first * 60} / 60 * var(--hour))`;
  const minutesNow = clockMinutes(now);

  return (
    <>
      <div className={styles.navigation}>
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
      <div className={styles.week}>
        <div className={styles.hours} aria-hidden="true">
          {Array.from({ length: last - first }, (_, index) => (
            <div key={index + first}>{index + first}:00</div>
          ))}
        </div>
        {days.map(({ date, placed }) => (
          <section key={date} aria-label={formatWeekday(date)} className={styles.day}>
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
            <ul className={styles.times} style={{ height: `calc(${last - first} * var(--hour))` }}>
              {placed.map(({ item, top, bottom, lane, lanes }) => {
                const state = stateOf(item, now);
                const title = `${formatRange(item.start, item.end)}, ${studentOf(item)}, ${STATE_WORDS[state]}`;
                return (
                  <li
                    key={item.id}
                    className={styles.meeting}
                    style={{
                      top: place(top),
                      height: `calc(${bottom - top} / 60 * var(--hour))`,
                      left: `${(lane / lanes) * 100}%`,
                      width: `${100 / lanes}%`,
                    }}
                  >
                    <button
                      type="button"
                      data-printed
                      data-state={state}
                      data-free={!item.studentName || undefined}
                      {...nameAndTooltip(title)}
                      onClick={() => onOpen(item)}
                    >
                      <strong>{studentOf(item)}</strong> {formatTime(item.start)}
                    </button>
                  </li>
                );
              })}
              {date === today && minutesNow >= first * 60 && minutesNow < last * 60 && (
                <li aria-hidden="true" className={styles.now} style={{ top: place(minutesNow) }} />
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
