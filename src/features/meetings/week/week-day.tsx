import { memo, useId } from 'react';
import { clockMinutes, formatRange, formatTime, formatWeekday } from '@/lib/time';
import type { Meeting } from '@/schemas/meetings';
import { stateOf } from '../meeting-state';
import type { Placed } from './week-layout';
import { HOUR_HEIGHT } from './week-styles';

interface WeekDayProps {
  date: string;
  placed: readonly Placed<Meeting>[];
  firstHour: number;
  hours: number;
  now: number;
  isToday: boolean;
  onOpen: (meeting: Meeting) => void;
}

const STATE_WORDS = { upcoming: 'предстоит', ongoing: 'идёт сейчас', past: 'прошла' };

/** One day of the week view: its name, its meetings, and the line of now. */
export const WeekDay = memo(function WeekDay({
  date,
  placed,
  firstHour,
  hours,
  now,
  isToday,
  onOpen,
}: WeekDayProps) {
  const nameId = useId();
  const offset = (minutes: number) => ((minutes - firstHour * 60) / 60) * HOUR_HEIGHT;
  const nowMinutes = clockMinutes(now);
  return (
    <section className="day" aria-labelledby={nameId}>
      <h3
        className={isToday ? 'day-name today' : 'day-name'}
        id={nameId}
        aria-current={isToday ? 'date' : undefined}
      >
        {formatWeekday(date)}
      </h3>
      <ul className="times" style={{ height: hours * HOUR_HEIGHT }}>
        {placed.map(({ item, top, bottom, lane, lanes }) => {
          const state = stateOf(item, now);
          const student = item.student_name ?? 'Студент не указан';
          return (
            <li
              key={item.id}
              className="meeting"
              data-state={state}
              style={{
                top: offset(top),
                height: offset(bottom) - offset(top),
                left: `${(lane / lanes) * 100}%`,
                width: `${100 / lanes}%`,
              }}
            >
              <button
                type="button"
                aria-label={`${formatRange(item.start, item.end)}, ${student}, ${STATE_WORDS[state]}`}
                onClick={() => onOpen(item)}
              >
                <strong>
                  {formatTime(item.start)}–{formatTime(item.end)}
                </strong>
                <span>{student}</span>
              </button>
            </li>
          );
        })}
        {isToday && nowMinutes >= firstHour * 60 && nowMinutes <= (firstHour + hours) * 60 && (
          <li className="now" style={{ top: offset(nowMinutes) }} aria-hidden="true" />
        )}
      </ul>
    </section>
  );
});
