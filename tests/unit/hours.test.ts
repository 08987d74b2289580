import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextMeeting } from '@/domain/meeting';
import { seriesStarts } from '@/domain/meeting-series';
import { countLateDue } from '@/domain/task-lateness';
import { filterMeetings, monthOf, NO_FILTERS } from '@/features/meetings/report/report';
import { readWallClock } from '@/lib/served-time';
import { dateOf, formatCountdown, formatDayName, instantOf, toWire, wallClockOf } from '@/lib/time';
import { meetingsAnswer } from '@/schemas/meetings';

const MINUTE = 60_000;
const DAY = '2026-11-20';

/** In both zones one of the hours belongs to another day in UTC. */
const HOURS = ['Asia/Yekaterinburg', 'America/New_York'].flatMap((zone) =>
  ['00:10', '12:00', '23:50'].map((clock) => ({ zone, clock })),
);

/** A meeting of half an hour that begins so many minutes from now. */
function meetingIn(minutes: number) {
  const at = (later: number) => new Date(Date.now() + later * MINUTE).toISOString();
  const slot = { id: minutes + 10_000, start_time: at(minutes), end_time: at(minutes + 30) };
  return meetingsAnswer.parse({ slots: [slot] }).items;
}

describe.each(HOURS)('at $clock in $zone', ({ zone, clock }) => {
  let now = 0;
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    now = instantOf(`${DAY}T${clock}`);
    vi.setSystemTime(now);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('the day and the clock are those on the wall', () => {
    expect(dateOf()).toBe(DAY);
    expect(wallClockOf()).toBe(`${DAY}T${clock}`);
    expect(formatDayName(dateOf(now), dateOf())).toBe('Сегодня');
    expect(formatDayName(dateOf(now + 24 * 60 * MINUTE), dateOf())).toBe('Завтра');
    expect(formatDayName(dateOf(now - 24 * 60 * MINUTE), dateOf())).toBe('Вчера');
  });

  test('a review without a date is of this day', () => {
    expect(toWire(wallClockOf())).toBe(`${DAY}T${clock}:00Z`);
  });

  test('a countdown is rounded up, over midnight too', () => {
    expect(formatCountdown(now, now + 1)).toBe('через 1 мин');
    expect(formatCountdown(now, now + 25 * MINUTE)).toBe('через 25 мин');
    expect(formatCountdown(now, now + 90 * MINUTE)).toBe('через 1 ч 30 мин');
    expect(formatCountdown(now, now + 24 * 60 * MINUTE)).toBe('через 1 день');
  });

  test('a task is late from the minute after its deadline on', () => {
    const late = (minutes: number) => {
      const deadline = readWallClock(`${wallClockOf(now + minutes * MINUTE)}:00Z`);
      if (typeof deadline === 'object') throw new Error('the deadline is readable');
      return countLateDue([{ deadline, meaning: 'open' }], wallClockOf()).late;
    };
    expect([-1, 0, 1].map(late)).toEqual([1, 0, 0]);
  });

  test('the next meeting is the first that has not begun', () => {
    const meetings = [30, 1, 0, -30].flatMap(meetingIn);
    expect(nextMeeting(meetings, now)?.start).toBe(now + MINUTE);
  });

  test('a report of this day, and of this month, has the meeting that begins now', () => {
    const meetings = meetingIn(0);
    const found = (period: Pick<typeof NO_FILTERS, 'from' | 'to'>) =>
      filterMeetings(meetings, { ...NO_FILTERS, ...period }, now);
    expect(found({ from: DAY, to: DAY })).toEqual(meetings);
    expect(found(monthOf(dateOf(), 0))).toEqual(meetings);
    expect(monthOf(dateOf(), 0)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(found({ from: '2026-11-21', to: '' })).toEqual([]);
  });

  test('a series begins on the day that was typed', () => {
    const series = { time: `${DAY}T${clock}`, till: '', duration: 10, pause: 0 };
    const starts = seriesStarts({ ...series, weekdays: [], weeks: 1, until: '2026-11-27' });
    expect(starts.map(wallClockOf)).toEqual([`${DAY}T${clock}`, `2026-11-27T${clock}`]);
  });
});
