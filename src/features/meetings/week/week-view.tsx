import { useEffect, useId, useMemo, useRef } from 'react';
import { Button, IconButton } from '@/components/button';
import { useNow } from '@/components/use-now';
import type { Meeting } from '@/domain/meeting';
import { addDays, clockMinutes, dateOf, formatDates, mondayOf, startOfDate } from '@/lib/time';
import styles from './week.module.css';
import { WeekDay } from './week-day';
import { placeDay } from './week-layout';
import weekNavigationStyles from './week-view.module.css';

interface WeekViewProps {
  meetings: readonly Meeting[];
  /** Any day of the shown week; by default the current week. */
  day: string | undefined;
  onDayChange: (day: string | undefined) => void;
  onOpen: (meeting: Meeting) => void;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** Start of the working day, minutes. */
const MORNING = 8 * 60;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);
/** Minutes before now that stay in view when the week is opened. */
const BEFORE_NOW = 60;
/** Makes the scrolling container reachable by keyboard, even if it contains no control. */
const SCROLLING = { tabIndex: 0 };

/** The meetings of one week at their times, one column per day (decisions §1: in the browser's zone). */
export function WeekView({ meetings, day, onDayChange, onOpen }: WeekViewProps) {
  const titleId = useId();
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

  const grid = useRef<HTMLElement>(null);
  useEffect(() => {
    openAtNow(grid.current);
  }, []);

  return (
    <>
      <WeekNavigation
        title={formatDates(monday, addDays(monday, 6))}
        titleId={titleId}
        isEmpty={days.every(({ placed }) => placed.length === 0)}
        onPrevious={() => onDayChange(addDays(monday, -7))}
        onToday={() => onDayChange(undefined)}
        onNext={() => onDayChange(addDays(monday, 7))}
      />
      <section ref={grid} aria-labelledby={titleId} {...SCROLLING} className={styles.week}>
        <div className={styles.hours} aria-hidden="true">
          <p className={styles.corner} />
          {HOURS.map((hour) => (
            <div key={hour} className={styles.hour}>
              {hour}
            </div>
          ))}
        </div>
        {days.map(({ date, placed }) => (
          <WeekDay
            key={date}
            date={date}
            placed={placed}
            now={now}
            isToday={date === today}
            isAhead={date >= today}
            onOpen={onOpen}
          />
        ))}
      </section>
    </>
  );
}

/** Scrolls the current week to now, another one to Monday at 08:00. */
function openAtNow(grid: HTMLElement | null) {
  // Not `:has()`, which throws in Firefox before 121.
  const column = grid?.querySelector('[aria-current]')?.closest('section');
  const minutes = column ? clockMinutes(Date.now()) - BEFORE_NOW : MORNING;
  const times = grid?.querySelector<HTMLElement>('section > div');
  if (!grid || !times) return;
  grid.scrollTop = (Math.max(0, minutes) / (24 * 60)) * times.clientHeight;
  // On a narrow screen the days are wider than the window: scroll to the column.
  const hours = grid.firstElementChild?.clientWidth ?? 0;
  if (column) grid.scrollLeft = column.offsetLeft - hours;
}

interface WeekNavigationProps {
  title: string;
  titleId: string;
  isEmpty: boolean;
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
}

/** The shown week, and buttons to other weeks. */
function WeekNavigation({
  title,
  titleId,
  isEmpty,
  onPrevious,
  onToday,
  onNext,
}: WeekNavigationProps) {
  return (
    <div className={weekNavigationStyles.navigation}>
      <IconButton icon="chevronLeft" label="Предыдущая неделя" onClick={onPrevious} />
      <IconButton icon="chevronRight" label="Следующая неделя" onClick={onNext} />
      <Button onClick={onToday}>Сегодня</Button>
      <h2 id={titleId} aria-live="polite">
        {title}
      </h2>
      {isEmpty && <p className={weekNavigationStyles.empty}>На этой неделе встреч нет</p>}
    </div>
  );
}
