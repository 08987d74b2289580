import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  datePasted,
  dateTyped,
  dateValue,
  editDate,
  isDateTyped,
  isNoDate,
  stepDate,
} from '@/lib/date-mask';
import { readDateTime } from '@/lib/read-date-time';

/** Types keys at the end of a field. */
function typedKeys(keys: string, hasTime: boolean, from = ''): string {
  let text = from;
  for (const key of keys) {
    const after = text + key;
    ({ text } = editDate(text, after, after.length, hasTime));
  }
  return text;
}

/** Replaces a range of a text, as the browser does before the field hears of it. */
function replaced(text: string, start: number, end: number, by: string, hasTime = true) {
  return editDate(
    text,
    text.slice(0, start) + by + text.slice(end),
    start + by.length,
    hasTime,
    false,
  );
}

const two = (value: number) => String(value).padStart(2, '0');
const day = fc
  .integer({ min: Date.UTC(1000, 0, 1) / 60_000, max: Date.UTC(9999, 11, 31) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(0, 16));

describe('a date is typed', () => {
  test('by its digits alone, and read as the one reader of dates reads it', () => {
    fc.assert(
      fc.property(day, fc.boolean(), (value, hasTime) => {
        const wanted = hasTime ? value : value.slice(0, 10);
        const text = dateTyped(wanted);
        const typed = typedKeys(text.replace(/\D/g, ''), hasTime);
        expect(typed).toBe(text);
        expect(dateValue(typed, hasTime, false)).toBe(wanted);
        const { date, time } = readDateTime(typed) ?? {};
        expect(hasTime ? `${date}T${time}` : date).toBe(wanted);
      }),
    );
  });

  test('with any separators, leading zeros or not, as people do', () => {
    const separator = fc.constantFrom('.', '/', '-', ' ', ', ', '. ');
    fc.assert(
      fc.property(day, separator, separator, fc.boolean(), (value, first, second, isShort) => {
        const [date = '', time = ''] = value.split('T');
        const [year = '', month = '', dayOfMonth = ''] = date.split('-');
        const part = (digits: string) => (isShort ? String(Number(digits)) : digits);
        const [hours = '', minutes = ''] = time.split(':');
        const keys = `${part(dayOfMonth)}${first}${part(month)}${first}${year}${second}${part(hours)}:${minutes}`;
        expect(dateValue(typedKeys(keys, true), true, false)).toBe(value);
      }),
    );
  });

  test('and every beginning of it is kept', () => {
    fc.assert(
      fc.property(day, fc.nat({ max: 12 }), (value, count) => {
        const text = dateTyped(value);
        const typed = typedKeys(text.replace(/\D/g, '').slice(0, count), true);
        expect(text.startsWith(typed)).toBe(true);
        expect(typed.replace(/\D/g, '')).toHaveLength(count);
      }),
    );
  });

  test('whatever is typed keeps its form, and no digit is lost while there is room', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 ./:-]{0,20}$/), fc.boolean(), (keys, hasTime) => {
        let text = '';
        for (const key of keys) {
          const next = typedKeys(key, hasTime, text);
          expect(isDateTyped(next, hasTime)).toBe(true);
          // Only zeros and separators are added by the mask.
          expect(next.startsWith(text) || next.startsWith(text.replace(/(\d)$/, '0$1'))).toBe(true);
          const isFull =
            text.length === dateTyped(hasTime ? '2026-01-01T00:00' : '2026-01-01').length;
          if (/\d/.test(key) && !isFull && !isLastPartFull(text, hasTime)) {
            expect(next.endsWith(key)).toBe(true);
          }
          text = next;
        }
      }),
    );
  });
});

/** The year of a date, or the minutes of a time, are whole: no part follows. */
function isLastPartFull(text: string, hasTime: boolean): boolean {
  const given = text.split(/\D/);
  return given.length === (hasTime ? 5 : 3) && given.at(-1)?.length === (hasTime ? 2 : 4);
}

test.each([
  ['5', '05'],
  ['5.', '05.'],
  ['3', '3'],
  ['052', '05.02'],
  ['0512', '05.12'],
  ['05123', '05.12.3'],
  ['01.12.31 1', '01.12.31 1'],
  ['01.12.31 9:5', '01.12.31 09:5'],
  ['..', ''],
  ['01..', '01.'],
])('the keys %s show %s', (keys, shown) => expect(typedKeys(keys, true)).toBe(shown));

describe('the caret and what is around it', () => {
  test.each([
    // Over a full part a digit takes the place of the next one.
    { text: '01.12.2030 18:30', start: 0, end: 0, by: '2', shown: '21.12.2030 18:30', caret: 1 },
    { text: '01.12.2030 18:30', start: 2, end: 2, by: '0', shown: '01.02.2030 18:30', caret: 4 },
    { text: '01.12.2030 18:30', start: 16, end: 16, by: '5', shown: '01.12.2030 18:30', caret: 16 },
    // A selection is replaced; its separators stay.
    { text: '01.12.2030 18:30', start: 3, end: 5, by: '7', shown: '01.7.2030 18:30', caret: 4 },
    { text: '01.12.2030 18:30', start: 0, end: 16, by: '2', shown: '2', caret: 1 },
    { text: '01.12.2030 18:30', start: 1, end: 4, by: '', shown: '0.2.2030 18:30', caret: 1 },
    { text: '01.12.2030 18:30', start: 10, end: 16, by: '', shown: '01.12.2030', caret: 10 },
    { text: '01.12.2030', start: 0, end: 3, by: '', shown: '.12.2030', caret: 0 },
    { text: '.12.2030', start: 0, end: 0, by: '5', shown: '5.12.2030', caret: 1 },
    // Backspace over a separator passes it.
    { text: '01.12.2030', start: 5, end: 6, by: '', shown: '01.12.2030', caret: 5 },
    { text: '01.', start: 2, end: 3, by: '', shown: '01', caret: 2 },
    // A separator passes to the next part.
    { text: '01.12.2030', start: 1, end: 1, by: '.', shown: '01.12.2030', caret: 3 },
    { text: '01.12.2030', start: 2, end: 2, by: '.', shown: '01.12.2030', caret: 3 },
    // Any other key ends the part, such as the full stop of the other keyboard layout.
    { text: '01.1', start: 4, end: 4, by: 'ю', shown: '01.01.', caret: 6 },
  ])('$text: $start–$end by "$by"', ({ text, start, end, by, shown, caret }) => {
    expect(replaced(text, start, end, by)).toEqual({ text: shown, start: caret, end: caret });
  });

  test('Delete in front of a separator passes it', () => {
    expect(editDate('01.12', '0112', 2, true, true)).toEqual({ text: '01.12', start: 3, end: 3 });
  });

  test('wherever anything is replaced, the text keeps its form', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9 .]{0,14}$/),
        fc.nat({ max: 16 }),
        fc.nat({ max: 16 }),
        fc.stringMatching(/^[0-9 .:а]{0,4}$/),
        (keys, one, other, by) => {
          const text = typedKeys(keys, true);
          const [start, end] = [Math.min(one, other, text.length), Math.max(one, other)];
          const edited = replaced(text, start, Math.min(end, text.length), by);
          expect(isDateTyped(edited.text, true)).toBe(true);
          expect(edited.start).toBeLessThanOrEqual(edited.text.length);
        },
      ),
    );
  });

  test('a whole text can be deleted from its end, key by key', () => {
    let text = '01.12.2030 18:30';
    for (let key = 0; key < 16; key += 1) {
      ({ text } = editDate(text, text.slice(0, -1), text.length - 1, true));
    }
    expect(text).toBe('');
  });
});

test.each([
  ['01.12.31', false, 'incomplete', '2031-12-01'],
  ['01.12.203', false, 'incomplete', 'incomplete'],
  ['01.12.0202', false, 'incomplete', 'incomplete'],
  ['31.02.2035', false, 'incomplete', 'incomplete'],
  ['1.2.2035', false, '2035-02-01', '2035-02-01'],
  ['01.12.2031', true, 'incomplete', 'incomplete'],
  ['01.12.2031 18:3', true, 'incomplete', 'incomplete'],
  ['01.12.31 18:30', true, 'incomplete', '2031-12-01T18:30'],
  ['', true, '', ''],
])('%s is the value %s, and %s once the field is left', (text, hasTime, typing, left) => {
  expect(dateValue(text, hasTime, false)).toBe(typing);
  expect(dateValue(text, hasTime, true)).toBe(left);
});

test('only a whole text that makes no date is said to be none', () => {
  expect(isNoDate('31.02.2035', false)).toBe(true);
  expect(isNoDate('31.02.203', false)).toBe(false);
  expect(isNoDate('28.02.2035', false)).toBe(false);
  expect(isNoDate('28.02.2035 24:00', true)).toBe(true);
});

describe('arrows move the part at the caret', () => {
  test.each([
    ['01.12.2030 18:30', 0, 1, '02.12.2030 18:30', [0, 2]],
    ['31.12.2030 18:30', 2, 1, '01.12.2030 18:30', [0, 2]],
    ['01.02.2031 18:30', 0, -1, '28.02.2031 18:30', [0, 2]],
    ['31.01.2031 18:30', 4, 1, '28.02.2031 18:30', [3, 5]],
    ['29.02.2032 18:30', 8, 1, '28.02.2033 18:30', [6, 10]],
    ['01.12.2030 23:30', 12, 1, '01.12.2030 00:30', [11, 13]],
    ['01.12.2030 18:30', 16, -5, '01.12.2030 18:25', [14, 16]],
    ['01.12.9999', 10, 1, '01.12.9999', [6, 10]],
    ['', 0, 1, '01', [0, 2]],
    ['', 0, -1, '31', [0, 2]],
    ['01.', 3, 1, '01.01', [3, 5]],
    ['01.01.', 6, 1, '01.01.2026', [6, 10]],
  ] as const)('%s at %i by %i', (text, caret, by, shown, [start, end]) => {
    vi.setSystemTime(new Date(2026, 10, 20));
    expect(stepDate(text, caret, by, text.length !== 10)).toEqual({ text: shown, start, end });
  });
});

test('a stored value is shown as typed, one that was half typed as empty', () => {
  expect(dateTyped('2026-05-01T18:00')).toBe('01.05.2026 18:00');
  expect(dateTyped('2026-05-01')).toBe('01.05.2026');
  expect(dateTyped('')).toBe('');
  expect(dateTyped('incomplete')).toBe('');
});

test('a paste keeps the time or the day that it does not say', () => {
  expect(datePasted('22.12.2026', '2030-01-01T18:30', true)).toBe('2026-12-22T18:30');
  expect(datePasted('07:15', '2030-01-01T18:30', true)).toBe('2030-01-01T07:15');
  expect(datePasted('22.12.2026', 'incomplete', true)).toBe('2026-12-22T09:00');
  expect(datePasted('07:15', '', true)).toBeUndefined();
  expect(datePasted(`${two(22)} декабря 2026`, '', false)).toBe('2026-12-22');
});
