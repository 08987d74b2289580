import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDecimal, readWholeNumber, showDecimal } from '@/lib/decimal';

describe('a number that was typed', () => {
  test.each([
    ['0,5', 0.5],
    ['0.5', 0.5],
    [',5', 0.5],
    ['.5', 0.5],
    ['5,', 5],
    ['45', 45],
    ['045', 45],
    ['+45', 45],
    ['-5', -5],
    ['−5', -5],
    [' 45 ', 45],
    ['\u00a045', 45],
    ['\u200e45\u202c', 45],
    ['４５', 45],
  ])('%j is %d', (typed, number) => {
    expect(readDecimal(typed)).toBe(number);
  });

  test.each(['', ' ', ',', '.', '-', '+', 'e', '4e', '1e2', '0x10', '1 000', '1,5,5', '1.000,5'])(
    '%j is none',
    (typed) => {
      expect(readDecimal(typed)).toBeNaN();
    },
  );

  test.each(['4,5 мин', 'полчаса', 'Infinity', 'NaN', '٤٥'])('nor is %j', (typed) => {
    expect(readDecimal(typed)).toBeNaN();
  });

  test('is read back from how it is shown, with a comma or a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (hundredths) => {
        const number = hundredths / 100;
        expect(readDecimal(showDecimal(number))).toBe(number);
        expect(readDecimal(String(number))).toBe(number);
      }),
    );
  });

  test('no text is read as the number of its digits alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, digits) => {
        const number = readDecimal(`${digits}${text}`);
        fc.pre(!Number.isNaN(number));
        expect(`${digits}${text}`.normalize('NFKC')).toMatch(/^\P{L}+$/u);
      }),
    );
  });

  test('whole numbers are told from others', () => {
    expect(readWholeNumber('45')).toBe(45);
    expect(readWholeNumber('45,0')).toBe(45);
    expect(readWholeNumber('4,5')).toBeNaN();
    expect(readWholeNumber('')).toBeNaN();
  });
});

test('a number is shown with a comma', () => {
  expect(showDecimal(7.9)).toBe('7,9');
  expect(showDecimal(10)).toBe('10');
  expect(showDecimal(undefined)).toBeUndefined();
});
