import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import { Button } from '@/components/button';
import { OwnRead } from '@/components/failed-read';
import { FormAside } from '@/components/form-aside';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { FREE_MEETING, studentOf } from '@/domain/meeting';
import { classes } from '@/lib/classes';
import type { Id } from '@/lib/id';
import { type Interval, overlap } from '@/lib/intervals';
import { addDays, formatLongDate, formatTime, startOfDate } from '@/lib/time';
import { meetingsOptions } from '@/queries/meetings';
import styles from './day-meetings.module.css';

/** A taken time, with its label. */
export interface TakenTime extends Interval {
  id: Id;
  /** The student, or else a description of the meeting. */
  label: string;
}

/**
 * The times of all meetings, in no particular order; none until they have been read.
 *
 * @param except the meeting being rescheduled, which cannot overlap itself.
 */
export function useTakenTimes(except?: Id): {
  taken: readonly TakenTime[];
  read: UseQueryResult;
} {
  const read = useQuery(meetingsOptions());
  const { data } = read;
  const taken = useMemo(
    () =>
      (data?.items ?? [])
        .filter(({ id }) => id !== except)
        .map((meeting) => ({
          id: meeting.id,
          start: meeting.start,
          end: meeting.end,
          label: meeting.studentName ? studentOf(meeting) : meeting.description || FREE_MEETING,
        })),
    [data, except],
  );
  return { taken, read };
}

interface DayMeetingsProps {
  date: string;
  taken: readonly TakenTime[];
  /** The read of the meetings. */
  read: UseQueryResult;
  /** The time that is being chosen; contains `NaN` until it is complete. */
  wanted: Interval;
  /** The note on a meeting that overlaps the chosen time. */
  overlapNote: string;
  now: number;
  /** A free time was chosen: a start of the wanted length in it. */
  onFreeTime: (start: number) => void;
}

/** The professor's meetings of a day and the free time between them, which can be chosen. */
export function DayMeetings({
  date,
  taken,
  read,
  wanted,
  overlapNote,
  now,
  onFreeTime,
}: DayMeetingsProps) {
  const day = { start: startOfDate(date), end: startOfDate(addDays(date, 1)) };
  const ofDay = taken.filter((slot) => overlap(slot, day)).toSorted((a, b) => a.start - b.start);
  const free = { day, now, length: wanted.end - wanted.start, onChoose: onFreeTime };
  return (
    <FormAside>
      <Section heading={`Встречи: ${formatLongDate(date)}`}>
        {ofDay.length === 0 ? (
          <OwnRead
            read={read}
            waiting={<p className={shared.quiet}>Встречи ещё не загружены</p>}
            failed="Не удалось загрузить встречи"
          >
            {() => <p className={shared.quiet}>В этот день встреч нет</p>}
          </OwnRead>
        ) : (
          <ul className={styles.times}>
            {ofDay.map((slot, index) => (
              <Fragment key={slot.id}>
                <FreeTime {...free} before={ofDay.slice(0, index)} after={slot} />
                <li className={classes(styles.taken, overlap(slot, wanted) && styles.inTheWay)}>
                  <p className={styles.time}>
                    {formatTime(slot.start)}–{formatTime(slot.end)}
                    {overlap(slot, wanted) && <span> · {overlapNote}</span>}
                  </p>
                  <p className={styles.label}>{slot.label}</p>
                </li>
              </Fragment>
            ))}
            <FreeTime {...free} before={ofDay} />
          </ul>
        )}
      </Section>
    </FormAside>
  );
}

interface FreeTimeProps {
  day: Interval;
  /** The meetings before the gap on this day. */
  before: readonly Interval[];
  after?: Interval;
  now: number;
  /** The wanted length in milliseconds; `NaN` until it is known. */
  length: number;
  onChoose: (start: number) => void;
}

const MINUTE_MS = 60_000;

/** The free time between two meetings, if any: a button, where the wanted length still fits. */
function FreeTime({ day, before, after, now, length, onChoose }: FreeTimeProps) {
  const from = Math.max(day.start, ...before.map(({ end }) => end));
  if ((after?.start ?? day.end) <= from) return null;
  const parts = [
    before.length > 0 && (after ? formatTime(from) : `после ${formatTime(from)}`),
    after && (before.length > 0 ? formatTime(after.start) : `до ${formatTime(after.start)}`),
  ];
  const text = `Свободно ${parts.filter(Boolean).join('–')}`;
  const wanted = Number.isNaN(length) ? MINUTE_MS : length;
  // Before the first meeting of the day: right before it, as nobody wants midnight.
  const earliest = before.length === 0 && after ? after.start - wanted : from;
  const start = Math.ceil(Math.max(earliest, from, now + 1) / MINUTE_MS) * MINUTE_MS;
  const fits = start + wanted <= (after?.start ?? day.end);
  return (
    <li className={styles.free}>
      {fits ? (
        <Button size="row" data-printed onClick={() => onChoose(start)}>
          {text}
        </Button>
      ) : (
        text
      )}
    </li>
  );
}
