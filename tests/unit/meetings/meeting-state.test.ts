import { expect, test } from 'vitest';
import { nextChange, stateOf } from '@/domain/meeting';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 9);
const END = START + 30 * MINUTE;
const meeting = { start: START, end: END };

test('a meeting begins with its first instant and is over with its last', () => {
  expect(stateOf(meeting, START - 1)).toBe('upcoming');
  expect(stateOf(meeting, START)).toBe('ongoing');
  expect(stateOf(meeting, END - 1)).toBe('ongoing');
  expect(stateOf(meeting, END)).toBe('past');
});

test('the next change is the nearest beginning or end that has not come', () => {
  const later = { start: END + MINUTE, end: END + 2 * MINUTE };
  expect(nextChange([later, meeting], START - 1)).toBe(START);
  expect(nextChange([later, meeting], START)).toBe(END);
  expect(nextChange([later, meeting], END)).toBe(later.start);
  expect(nextChange([later, meeting], later.end)).toBeUndefined();
});
