import { expect, test } from 'vitest';
import { placeDay } from '@/features/meetings/week/week-layout';
import { emptyAt, firstEmpty, walk } from '@/features/meetings/week/week-walk';
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

test('the pointer finds a half hour, or what a meeting has left of it', () => {
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

test('what is over is walked across, and a week that is over has no empty time', () => {
  const days = week([1, '10:00', 60]);
  const never = () => false;
  const from = { day: 3, top: 10 * 60 + 30, bottom: 11 * 60 };
  expect(walk(days, from, 'ArrowLeft', never)).toMatchObject({ day: 1, top: 600, bottom: 660 });
  expect(firstEmpty(days, never)).toBeUndefined();
  expect(firstEmpty(days, always)).toMatchObject({ day: 0, top: 8 * 60 });
});
