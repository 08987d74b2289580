import { memo, useId } from 'react';
import { DataText } from '@/components/data-text';
import { AppLink } from '@/components/link';
import { nameAndTooltip } from '@/components/name-and-tooltip';
import { type Meeting, stateOf, studentOf } from '@/domain/meeting';
import { isolated } from '@/lib/isolate-text';
import { clockMinutes, formatRange, formatTime, formatWeekday } from '@/lib/time';
import styles from './week.module.css';
import type { Placed } from './week-layout';
import { clockText, STEP, type WeekSpan } from './week-walk';

interface WeekDayProps {
  /** Number of the day from Monday. */
  day: number;
  date: string;
  placed: readonly Placed<Meeting>[];
  now: number;
  isToday: boolean;
  /** The free time that can be taken, if it is on this day. */
  cursor: WeekSpan | undefined;
  onOpen: (meeting: Meeting) => void;
}

const STATE_WORDS = { upcoming: 'предстоит', ongoing: 'идёт сейчас', past: 'прошла' };

/** Minutes of meetings that are as high as two lines of text, or as one line with some room. */
const TWO_LINES = 40;
const ONE_LINE = 20;

/** One day of the week view: its name, its meetings, and the line of the current time. */
export const WeekDay = memo(function WeekDay({
  day,
  date,
  placed,
  now,
  isToday,
  cursor,
  onOpen,
}: WeekDayProps) {
  const nameId = useId();
  const name = formatWeekday(date);
  return (
    <section className={styles.day} aria-labelledby={nameId}>
      <h3 className={styles.name} id={nameId} aria-current={isToday ? 'date' : undefined}>
        {name}
      </h3>
      <div className={styles.times} data-day={day}>
        {(cursor ?? placed[0]) && (
          <ul>
            {cursor && (
              <li
                className={styles.empty}
                data-top={cursor.top}
                data-bottom={cursor.bottom}
                style={extent(cursor)}
              >
                <AppLink
                  to="/meetings/arrange"
                  search={{ time: `${date}T${clockText(cursor.top)}`, ...durationOf(cursor) }}
                  preload={false}
                  // The browser would otherwise drag the link itself.
                  draggable={false}
                  aria-label={`Добавить слот: ${name}, ${timesOf(cursor)}`}
                  className={styles.take}
                >
                  + {timesOf(cursor)}
                </AppLink>
              </li>
            )}
            {placed.map(({ item, top, bottom, lane, lanes }) => {
              const state = stateOf(item, now);
              const student = studentOf(item);
              const title = `${formatRange(item.start, item.end)}, ${isolated(student)}, ${STATE_WORDS[state]}`;
              return (
                <li
                  key={item.id}
                  className={styles.meeting}
                  data-top={top}
                  data-bottom={bottom}
                  data-state={state}
                  data-free={!item.studentName || undefined}
                  data-line={bottom - top < TWO_LINES || undefined}
                  data-short={bottom - top < ONE_LINE || undefined}
                  style={{
                    ...extent({ top, bottom }),
                    left: `${(lane / lanes) * 100}%`,
                    width: `${100 / lanes}%`,
                  }}
                >
                  <button
                    type="button"
                    data-printed
                    // With many meetings side by side only the tooltip is readable (week.module.css).
                    {...nameAndTooltip(title)}
                    onClick={() => onOpen(item)}
                  >
                    <span className={styles.text}>
                      <strong>
                        {formatTime(item.start)}
                        <span className={styles.rest}>–{formatTime(item.end)}</span>
                      </strong>
                      <span className={styles.rest}>
                        {' '}
                        <DataText>{student}</DataText>
                      </span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {isToday && (
          <div
            className={styles.now}
            style={{ top: `calc(${clockMinutes(now)} / 60 * var(--hour))` }}
          />
        )}
      </div>
    </section>
  );
});

function extent({ top, bottom }: { top: number; bottom: number }) {
  return {
    top: `calc(${top} / 60 * var(--hour))`,
    height: `calc(${bottom - top} / 60 * var(--hour))`,
  };
}

/** `18:00` for one step, `18:00–19:30` for more. */
function timesOf({ top, bottom }: WeekSpan): string {
  const isLonger = bottom - top > STEP;
  return isLonger ? `${clockText(top)}–${clockText(bottom)}` : clockText(top);
}

/** The duration for the form if more than one step was chosen. */
function durationOf({ top, bottom }: WeekSpan) {
  return bottom - top > STEP ? { duration: bottom - top } : {};
}
