import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useNow } from '@/components/use-now';
import { addDays, dateOf, formatDates, mondayOf, startOfDate } from '@/lib/time';
import type { Meeting } from '@/schemas/meetings';
import { WeekDay } from './week-day';
import { placeDay, shownHours } from './week-layout';
import { WeekNavigation } from './week-navigation';
import { HEADER_HEIGHT, HOUR_HEIGHT, HOURS_WIDTH, weekStyles } from './week-styles';

interface WeekViewProps {
  meetings: readonly Meeting[];
  /** Any day of the week that is shown; this week without one. */
  day: string | undefined;
  onDayChange: (day: string | undefined) => void;
  onOpen: (meeting: Meeting) => void;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** The meetings of one week at their times, a column a day (decisions §1: in the browser's zone). */
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
  const { first, last } = shownHours(days.map(({ placed }) => placed));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);

  // On a narrow screen the week begins out of the way: today is what one comes for.
  const grid = useRef<HTMLElement>(null);
  useEffect(() => {
    const column = grid.current?.querySelector<HTMLElement>('.day:has(.today)');
    if (grid.current && column) grid.current.scrollLeft = column.offsetLeft - HOURS_WIDTH;
  }, []);

  return (
    <>
      <WeekNavigation
        title={formatDates(monday, addDays(monday, 6))}
        titleId={titleId}
        onPrevious={() => onDayChange(addDays(monday, -7))}
        onToday={() => onDayChange(undefined)}
        onNext={() => onDayChange(addDays(monday, 7))}
      />
      {days.every(({ placed }) => placed.length === 0) && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          На этой неделе встреч нет
        </Typography>
      )}
      {/* What scrolls sideways on a narrow screen must be reachable without a pointer. */}
      <Box component="section" ref={grid} aria-labelledby={titleId} tabIndex={0} sx={weekStyles}>
        <div className="hours" aria-hidden="true" style={{ paddingTop: HEADER_HEIGHT }}>
          {hours.map((hour) => (
            <div key={hour} style={{ height: HOUR_HEIGHT }}>
              {String(hour).padStart(2, '0')}:00
            </div>
          ))}
        </div>
        {days.map(({ date, placed }) => (
          <WeekDay
            key={date}
            date={date}
            placed={placed}
            firstHour={first}
            hours={hours.length}
            now={now}
            isToday={date === today}
            onOpen={onOpen}
          />
        ))}
      </Box>
    </>
  );
}
