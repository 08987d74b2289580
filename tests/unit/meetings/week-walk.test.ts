import { expect, test } from 'vitest';
import { placeDay } from '@/features/meetings/week/week-layout';
import {
  emptyAt,
  firstEmpty,
  stretched,
  stretchedBy,
  walk,
} from '@/features/meetings/week/week-walk';
import { lasting } from '@/lib/intervals';
import { addDays, instantOf } from '@/lib/time';

const MONDAY = '2026-11-16';
const always = () => true;

function week(...meetings: [day: number, time: string, minutes: number][]) {
  const items = meetings.map(([day, time, minutes]) =>
    lasting(instantOf(`${addDays(MONDAY, day)}T${time}`), minutes),
  );
  return [0, 1, 2, 3, 4, 5, 6].map((day) => placeDay(items, addDays(MONDAY, day)));
}

test('the pointer finds a half hour, or the part that a meeting leaves free', () => {
  const days = week([0, '09:00', 15]);
  expect(emptyAt(days, 0, 9 * 60 + 20)).toEqual({ day: 0, top: 9 * 60 + 15, bottom: 9 * 60 + 30 });
  expect(emptyAt(days, 1, 9 * 60 + 20)).toEqual({ day: 1, top: 9 * 60, bottom: 9 * 60 + 30 });
});

test('the rest of a half hour is the step after a meeting that ends in it', () => {
  const days = week([0, '09:00', 15]);
  const from = { day: 0, top: 9 * 60, bottom: 9 * 60 + 15 };
  expect(walk(days, from, 'ArrowDown', always)).toMatchObject({ top: 555, bottom: 570 });
  expect(walk(days, from, 'ArrowUp', always)).toMatchObject({ top: 510, bottom: 540 });
});

test('a week ends at its edges', () => {
  const days = week();
  expect(walk(days, { day: 0, top: 0, bottom: 30 }, 'ArrowUp', always)).toBeUndefined();
  expect(walk(days, { day: 6, top: 1410, bottom: 1440 }, 'ArrowDown', always)).toBeUndefined();
  expect(walk(days, { day: 6, top: 600, bottom: 630 }, 'ArrowRight', always)).toBeUndefined();
  expect(walk(days, { day: 0, top: 600, bottom: 630 }, 'Home', always)).toBeUndefined();
});

test('past hours are skipped, and a past week has no empty time', () => {
  const days = week([1, '10:00', 60]);
  const never = () => false;
  const from = { day: 3, top: 10 * 60 + 30, bottom: 11 * 60 };
  expect(walk(days, from, 'ArrowLeft', never)).toMatchObject({ day: 1, top: 600, bottom: 660 });
  expect(firstEmpty(days, never)).toBeUndefined();
  expect(firstEmpty(days, always)).toMatchObject({ day: 0, top: 8 * 60 });
});

test('an empty time grows in steps, up to a meeting, to past hours, and to three hours', () => {
  const days = week([0, '12:00', 30], [0, '08:00', 45]);
  const span = { day: 0, top: 600, bottom: 630 };
  const at = (minute: number) => stretched(days, span, minute, (_day, from) => from >= 540);
  expect(at(615)).toEqual(span);
  expect(at(640)).toEqual({ ...span, bottom: 660 });
  expect(at(900)).toEqual({ ...span, bottom: 720 });
  expect(at(580)).toEqual({ ...span, top: 570 });
  expect(at(0)).toEqual({ ...span, top: 540 });
  const evening = { day: 1, top: 1200, bottom: 1230 };
  expect(stretched(days, evening, 2000, always)).toEqual({ ...evening, bottom: 1380 });
  // The rest of a half hour after a meeting must not grow over that meeting.
  const rest = { day: 0, top: 525, bottom: 540 };
  expect(stretched(days, rest, 0, always)).toEqual(rest);
});

test('keys make it a step longer or shorter, never shorter than a step', () => {
  const days = week();
  const span = { day: 0, top: 600, bottom: 630 };
  const longer = { ...span, bottom: 660 };
  expect(stretchedBy(days, span, 'ArrowDown', always)).toEqual(longer);
  expect(stretchedBy(days, longer, 'ArrowUp', always)).toEqual(span);
  expect(stretchedBy(days, span, 'ArrowUp', always)).toEqual(span);
  expect(stretchedBy(days, span, 'ArrowLeft', always)).toBeUndefined();
});
