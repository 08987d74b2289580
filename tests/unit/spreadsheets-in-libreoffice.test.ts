import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { reportSheets } from '@/features/meetings/report/report';
import { gradeSheets } from '@/features/projects/grade-sheet/make-grade-sheet';
import type { Sheet } from '@/lib/xlsx/sheet';
import { buildWorkbook } from '@/lib/xlsx/workbook';

/** All sheets as CSV in UTF-8, with the cells formatted as shown. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1';
const MEETINGS = 120;

const isInstalled = canRun('libreoffice', '--version');
const canReadPaper = canRun('pdftotext', '-v');
const folder = mkdtempSync(path.join(tmpdir(), 'spms-sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function canRun(program: string, option: string): boolean {
  try {
    execFileSync(program, [option], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Converts the sheets with LibreOffice and returns the folder with the results. */
async function converted(name: string, sheets: readonly Sheet[]): Promise<string> {
  const made = path.join(folder, name);
  const file = path.join(folder, `${name}.xlsx`);
  writeFileSync(file, await buildWorkbook(sheets));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  for (const format of [CSV, 'pdf']) {
    const options = [profile, '--headless', '--convert-to', format, '--outdir', made, file];
    execFileSync('libreoffice', options, { stdio: 'ignore' });
  }
  return made;
}

function linesOf(made: string, sheet: string): string[] {
  const file = readdirSync(made).find((name) => name.normalize('NFC').endsWith(`-${sheet}.csv`));
  return readFileSync(path.join(made, file ?? ''), 'utf8')
    .trimEnd()
    .split('\n');
}

/** The text of each page of the PDF. */
function pagesOf(made: string): string[] {
  const file = readdirSync(made).find((name) => name.endsWith('.pdf'));
  const text = execFileSync('pdftotext', ['-layout', path.join(made, file ?? ''), '-']);
  return text.toString().split('\f').slice(0, -1);
}

function report(): Sheet[] {
  const items = Array.from({ length: MEETINGS }, (_, index) => {
    const start = new Date(2026, 10, 2, 9 + (index % 8), 20 * (index % 3)).getTime();
    return {
      id: index + 1,
      start: start + Math.floor(index / 8) * 24 * 60 * 60_000,
      end: start + Math.floor(index / 8) * 24 * 60 * 60_000 + 30 * 60_000,
      isOnline: index % 2 === 0,
      description: 'Разбор замечаний к пояснительной записке и план на неделю, =1+1',
      studentId: 1 + (index % 5),
      studentName: `Студент ${1 + (index % 5)}`,
      projectId: 1 + (index % 3),
      projectTheme: `Проект ${1 + (index % 3)}`,
    };
  });
  return reportSheets({ meetings: { items, lost: 0 }, from: '', to: '' }, 'Белова Н. В.');
}

function grades(): Sheet[] {
  const items = Array.from({ length: 90 }, (_, index) => ({
    id: index + 1,
    theme: `=1+1 Тема ${index + 1}`,
    status: 'InProgress',
    stage: 'Design',
    year: 2026,
    students: {
      items: [{ name: 'Яна', course: 3, programme: 'ПИ', university: undefined }],
      lost: 0,
    },
  }));
  const statistics = new Map(
    items.map(({ id }) => [
      id,
      {
        totalTasks: 5,
        doneTasks: 2,
        donePercent: 40,
        grades: { defence: 8, supervisor: 7.5, final: 7.8, review: undefined, lost: 0 },
      },
    ]),
  );
  return gradeSheets({ projects: { items, lost: 0 }, statistics });
}

describe.skipIf(!isInstalled)(
  isInstalled
    ? 'LibreOffice'
    : 'LibreOffice is not installed (libreoffice-calc): what it makes of the files is not looked at:',
  () => {
    test('shows the report as on screen, and prints it one page wide with its head', async () => {
      const made = await converted('report', report());
      const [title, head, first, ...others] = linesOf(made, 'Отчет');
      expect(title).toBe('Общее время консультаций: 60 ч 0 мин,,,,,,');
      expect(head).toBe('Дата,Начало,Окончание,Студент,Проект,Формат,Описание');
      expect(first).toMatch(/^02\.11\.2026,09:00,09:30,Студент 1,Проект 1,Online,/);
      expect(others[0]).toMatch(/^02\.11\.2026,10:20,10:50,/);
      expect(others).toHaveLength(MEETINGS - 1);
      const totals = linesOf(made, 'Итоги');
      expect(totals[2]).toBe('По проектам,Проект 1 · Студент 1,40,20 ч 0 мин,1200');
      if (canReadPaper) {
        const pages = pagesOf(made).filter((page) => page.includes('Дата'));
        expect(pages.length).toBeGreaterThan(1);
        for (const page of pages) expect(page).toMatch(/Дата .*Описание/);
      }
    }, 120_000);

    test('shows the grades as numbers, and prints the sheet with its head', async () => {
      const made = await converted('grades', grades());
      const [head, first] = linesOf(made, 'Ведомость');
      expect(head).toMatch(/^ФИО,Курс,Программа,Тема,/);
      expect(first).toBe('Яна,3,ПИ,=1+1 Тема 1,8,7.5,7.8');
      expect(linesOf(made, 'Проекты').slice(0, 2)).toEqual([
        'Номер,Тема,Статус,Стадия,Год,Заданий выполнено,Заданий всего',
        '1,=1+1 Тема 1,InProgress,Design,2026,2,5',
      ]);
      if (canReadPaper) {
        const pages = pagesOf(made);
        expect(pages.length).toBeGreaterThan(1);
        for (const page of pages) expect(page).toMatch(/(ФИО|Номер) .*(Итоговая оценка|всего)/i);
      }
    }, 120_000);
  },
);
