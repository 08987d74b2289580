import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf, readLine, readMoment, readNumber } from '@/lib/pasted-cells';

describe('cells as spreadsheets copy them', () => {
  test('Excel: CRLF, an end of line after the last row, a cell with a line break in quotes', () => {
    expect(
      cellsOf('Глава 1\t01.12.2030 18:30\t"Первая\nвторая ""тихая"""\r\nГлава 2\t\t\r\n'),
    ).toEqual([
      ['Глава 1', '01.12.2030 18:30', 'Первая\nвторая "тихая"'],
      ['Глава 2', '', ''],
    ]);
  });

  test('LibreOffice: LF, and times with seconds', () => {
    expect(cellsOf('Глава 1\t01.12.2030 18:30:00\n\t02.12.2030\n')).toEqual([
      ['Глава 1', '01.12.2030 18:30:00'],
      ['', '02.12.2030'],
    ]);
  });

  test('Google Sheets: no end of line after the last row', () => {
    expect(cellsOf('a\tb\n\tc\nd\t')).toEqual([
      ['a', 'b'],
      ['', 'c'],
      ['d', ''],
    ]);
  });

  test('an empty row in the middle keeps its place, those at the end are none', () => {
    expect(cellsOf('a\r\n\r\nb\r\n\t\r\n\r\n')).toEqual([['a'], [''], ['b']]);
    expect(cellsOf('')).toEqual([]);
  });

  test('a quote that is no quoted cell is a character', () => {
    expect(cellsOf('"Умный" дом\t5"\n"Не закрыта\tb')).toEqual([
      ['"Умный" дом', '5"'],
      ['"Не закрыта', 'b'],
    ]);
  });

  test('what a spreadsheet writes is read back, cell by cell', () => {
    const cell = fc.string({ unit: fc.constantFrom('а', '"', '\t', '\n', ' ', '1') });
    const filled = cell.map((text) => `x${text}`);
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((columns) =>
        fc.array(fc.array(filled, { minLength: columns, maxLength: columns }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n'), (table, end) => {
        const quoted = (text: string) =>
          /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        const text = table.map((row) => row.map(quoted).join('\t')).join(end);
        expect(cellsOf(text)).toEqual(table);
      }),
    );
  });
});

test.each([
  ['01.12.2030 18:30', '2030-12-01T18:30'],
  ['1.12.2030 9:05', '2030-12-01T09:05'],
  ['01.12.2030, 18:30', '2030-12-01T18:30'],
  ['01.12.2030 18:30:00', '2030-12-01T18:30'],
  // A date alone: the end of a working day.
  [' 29.02.2028 ', '2028-02-29T18:00'],
  ['2030-12-01', '2030-12-01T18:00'],
  ['2030-12-01T18:30', '2030-12-01T18:30'],
  ['2030-12-01 18:30:00', '2030-12-01T18:30'],
  // A wall clock is read as written.
  ['2030-12-01T18:30:00.000Z', '2030-12-01T18:30'],
  ['2030-12-01T18:30:00+05:00', '2030-12-01T18:30'],
  ['31.02.2030', undefined],
  ['29.02.2030 18:00', undefined],
  ['01.12.2030 24:00', undefined],
  ['01.13.2030', undefined],
  ['01.12.30', undefined],
  ['скоро', undefined],
  ['через 2 недели', undefined],
])('%j is the moment %s', (text, moment) => {
  expect(readMoment(text)).toBe(moment);
});

test.each([
  ['7,5', '7,5'],
  ['7.5', '7,5'],
  [' 8 ', '8'],
  ['8,0', '8'],
  ['отлично', undefined],
  ['1 000', undefined],
])('%j is the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('a text with line breaks is one line in a field of one line', () => {
  expect(readLine(' Глава 1:\n введение ')).toBe('Глава 1: введение');
});
