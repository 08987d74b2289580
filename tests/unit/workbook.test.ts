import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import type { Sheet } from '@/lib/xlsx/sheet';
import { buildWorkbook } from '@/lib/xlsx/workbook';

/** A sheet with cells of every kind, read back from the generated file. */
async function readBack(sheet: Partial<Sheet>): Promise<ExcelJS.Worksheet> {
  const rows: Sheet['rows'] = [
    [{ days: 46_350, format: 'dd.mm.yyyy' }, { days: 0.5, format: 'hh:mm' }, 90, 'да'],
    [undefined, undefined, 30, 'очень '.repeat(40)],
  ];
  const columns = ['Дата', 'Начало', 'Минуты', 'Описание'];
  const file = await buildWorkbook([{ name: 'Лист', columns, rows, ...sheet }]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file.buffer);
  const [worksheet] = workbook.worksheets;
  if (!worksheet) throw new Error('no sheet');
  return worksheet;
}

test.each([
  [undefined, 1],
  ['Общее время', 2],
])(
  'a sheet with the title %s is printed across, one page wide, with its head',
  async (title, head) => {
    const sheet = await readBack({ title });
    expect(sheet.pageSetup).toMatchObject({
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${head}:${head}`,
    });
    expect(sheet.headerFooter.oddFooter).toBe('&C&P / &N');
    expect(sheet.workbook.creator).toBe('SPMS');
    expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: head }]);
    expect(sheet.autoFilter).toBe(`A${head}:D${head + 2}`);
  },
);

test('an empty text is an empty cell', async () => {
  const sheet = await readBack({ rows: [['', undefined, 30, '']] });
  expect(sheet.getRow(2).getCell(4).type).toBe(ExcelJS.ValueType.Null);
});

test('cells are of their types, and columns as wide as their texts up to a limit', async () => {
  const sheet = await readBack({});
  const [date, start, minutes, text] = [1, 2, 3, 4].map((column) =>
    sheet.getRow(2).getCell(column),
  );
  expect(date).toMatchObject({ type: ExcelJS.ValueType.Date, numFmt: 'dd.mm.yyyy' });
  expect(start).toMatchObject({ type: ExcelJS.ValueType.Date, numFmt: 'hh:mm' });
  expect(minutes).toMatchObject({ type: ExcelJS.ValueType.Number, value: 90 });
  expect(text).toMatchObject({ type: ExcelJS.ValueType.String, numFmt: '@' });
  const { type, numFmt } = sheet.getRow(3).getCell(1);
  expect({ type, numFmt }).toEqual({ type: ExcelJS.ValueType.Null, numFmt: 'dd.mm.yyyy' });
  expect(sheet.columns.map(({ width }) => width)).toEqual([13, 11, 11, 48]);
});

test.each([
  ['одна строка', undefined],
  ['первая\nвторая', 30],
  // 100 letters in a column 48 wide with 4 of padding: three lines.
  ['а'.repeat(100), 45],
  ['строка\n'.repeat(60), 409],
])(
  'a row is as high as the lines of its texts, up to the limit of Excel: %j',
  async (text, height) => {
    const sheet = await readBack({ rows: [['а', 'б', 1, text]] });
    expect(sheet.getRow(2).height).toBe(height);
  },
);
