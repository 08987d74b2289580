import { memo, useId } from 'react';
import { AppLink } from '@/components/link';
import { nameAndTooltip } from '@/components/name-and-tooltip';
import { type Meeting, stateOf, studentOf } from '@/domain/meeting';
import { clockMinutes, formatRange, formatTime, formatWeekday } from '@/lib/time';
import styles from './week.module.css';
import type { Placed } from './week-layout';

interface WeekDayProps {
  date: string;
  placed: readonly Placed<Meeting>[];
  now: number;
  isToday: boolean;
  /** A slot can still be added on this day. */
  isAhead: boolean;
  onOpen: (meeting: Meeting) => void;
}

const STATE_WORDS = { upcoming: 'предстоит', ongoing: 'идёт сейчас', past: 'прошла' };

/** Minutes of meetings that are as high as two lines of text, or as one line with some room. */
const TWO_LINES = 40;
const ONE_LINE = 20;

/** The time that the form of a slot opens with; beside it stands what is free on the day. */
const MORNING = 'T09:00';

/** One day of the week view: its name, its meetings, and the line of the current time. */
export const WeekDay = memo(function WeekDay({
  date,
  placed,
  now,
  isToday,
  isAhead,
  onOpen,
}: WeekDayProps) {
  const nameId = useId();
  const name = formatWeekday(date);
  return (
    <section className={styles.day} aria-labelledby={nameId}>
      <div className={styles.name}>
        <h3 id={nameId} aria-current={isToday ? 'date' : undefined}>
          {name}
        </h3>
        {isAhead && (
          <AppLink
            to="/meetings/arrange"
            search={{ time: `${date}${MORNING}` }}
            aria-label={`Добавить слот: ${name}`}
            className={styles.take}
          >
            +
          </AppLink>
        )}
      </div>
      <div className={styles.times}>
        {placed.length > 0 && (
          <ul>
            {placed.map(({ item, top, bottom, lane, lanes }) => {
              const state = stateOf(item, now);
              const student = studentOf(item);
              const title = `${formatRange(item.start, item.end)}, ${student}, ${STATE_WORDS[state]}`;
              return (
                <li
                  key={item.id}
                  className={styles.meeting}
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
                        <bdi>{student}</bdi>
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
