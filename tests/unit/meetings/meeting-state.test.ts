import { expect, test, vi } from 'vitest';
import { isAt, newestFirst, nextMeeting, stateOf } from '@/domain/meeting';
import { wallClockOf } from '@/lib/time';
import { newMeetingForm, reportForm, rescheduleForm } from '@/schemas/meetings';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 9);
const END = START + 30 * MINUTE;
const meeting = { start: START, end: END };
const SLOT = {
  ...meeting,
  id: 1,
  isOnline: false,
  description: '',
  studentId: undefined,
  studentName: undefined,
  projectId: undefined,
  projectTheme: undefined,
};

test('a meeting begins with its first instant and is over with its last', () => {
  expect(stateOf(meeting, START - 1)).toBe('upcoming');
  expect(stateOf(meeting, START)).toBe('ongoing');
  expect(stateOf(meeting, END - 1)).toBe('ongoing');
  expect(stateOf(meeting, END)).toBe('past');
});

test('the next meeting is the first that has not begun', () => {
  const meetings = [30, 1, 0, -30].map((minutes) => ({ ...SLOT, start: START + minutes * MINUTE }));
  expect(nextMeeting(meetings, START)?.start).toBe(START + MINUTE);
});

test('a meeting is where it was asked for: to the minute, and of that length', () => {
  expect(isAt(meeting, { start: START + 59_000, duration: 30 })).toBe(true);
  expect(isAt(meeting, { start: START + MINUTE, duration: 30 })).toBe(false);
  expect(isAt(meeting, { start: START - 1, duration: 30 })).toBe(false);
  expect(isAt(meeting, { start: START, duration: 45 })).toBe(false);
});

test('of meetings that begin together the one added last comes first', () => {
  const at = (id: number, start: number) => ({ ...SLOT, id, start, end: start + MINUTE });
  const items = [at(9, START), at(12, START), at(10, END), at(11, START)];
  expect(newestFirst({ items, lost: 0 }).items.map(({ id }) => id)).toEqual([10, 12, 11, 9]);
});

test('the minute that it is now is past for a new time of a meeting, the next one is not', () => {
  vi.setSystemTime(START);
  const [now, next] = [wallClockOf(START), wallClockOf(START + MINUTE)];
  const moved = rescheduleForm({ time: wallClockOf(END), duration: '30' });
  const added = (time: string) =>
    newMeetingForm.shape.time.safeParse(time).error?.issues.map(({ message }) => message);
  const refusal = (time: string) =>
    moved.safeParse({ time, duration: '30' }).error?.issues.map(({ message }) => message);
  expect(refusal(now)).toEqual(['Невозможно перенести встречу на прошедшее время']);
  expect(refusal(next)).toBeUndefined();
  expect(added(now)).toEqual(['Время встречи должно быть позже текущего времени']);
  expect(added(next)).toBeUndefined();
});

test('a time that did not change is refused, unless the length did', () => {
  vi.setSystemTime(START);
  const time = wallClockOf(END);
  const form = rescheduleForm({ time, duration: '30' });
  const refusal = (duration: string) =>
    form.safeParse({ time, duration }).error?.issues.map(({ message }) => message);
  expect(refusal(' 30 ')).toEqual([
    'Новое время совпадает с текущим. Пожалуйста, укажите другое время.',
  ]);
  expect([refusal('15'), refusal('180')]).toEqual([undefined, undefined]);
  const wrong = ['Длительность встречи должна быть от 15 до 180 минут'];
  expect([refusal('14'), refusal('181')]).toEqual([wrong, wrong]);
});

test('a report may be of a single day, and not end before it begins', () => {
  const filters = { project: '', student: '', isPast: false, isTaken: false };
  const isRefused = (from: string, to: string) =>
    !reportForm.safeParse({ ...filters, from, to }).success;
  expect(isRefused('2026-11-20', '2026-11-20')).toBe(false);
  expect(isRefused('2026-11-20', '2026-11-19')).toBe(true);
  expect([isRefused('', '2026-11-19'), isRefused('2026-11-20', '')]).toEqual([false, false]);
});
