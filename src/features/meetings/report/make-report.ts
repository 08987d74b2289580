import { mutationOptions } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import type { ReadList } from '@/domain/read-list';
import { lostText } from '@/lib/lost-text';
import { dateOf } from '@/lib/time';
import type { Cell, Sheet } from '@/lib/xlsx/sheet';
import { makeWorkbook } from '@/lib/xlsx/workbook-file';
import { reportNames } from './report-names';
import {
  REPORT_COLUMNS,
  type ReportMeeting,
  reportCells,
  shownTime,
  totalLine,
} from './report-rows';
import { breakdown, PARTS, type PartTotal, type TotalsMeeting } from './report-totals';

class NoMeetingsError extends Error {
  override name = 'NoMeetingsError';
}

/** The meetings of the report, in the order of its rows. */
type ReportMeetings = ReadList<ReportMeeting & TotalsMeeting>;

/**
 * Makes the report of these meetings and saves it. A mutation like any other (spec §8), so closing the dialog does
 * not cancel it. The file name has the date in the browser's zone.
 */
export function reportMutation() {
  return mutationOptions({
    mutationKey: ['meetings', 'report'],
    mutationFn: async (meetings: ReportMeetings) => {
      if (meetings.items.length === 0) throw new NoMeetingsError('the report has no rows');
      const name = `consultations_report_${dateOf()}.xlsx`;
      saveAs(await makeWorkbook(name, reportSheets(meetings)));
    },
    meta: {
      successMessage: 'Отчет успешно сформирован',
      errorMessage: (error) =>
        error instanceof NoMeetingsError
          ? 'Нет встреч для отчета'
          : 'Не удалось сформировать отчет',
    },
  });
}

/**
 * The sheets of the report (spec §2.12): 'Отчет' with the total line, which also says how many records are
 * missing, and one row per meeting in the given order; 'Итоги' with the hours by project, student and month.
 *
 * @internal exported for its test.
 */
export function reportSheets({ items, lost }: ReportMeetings): Sheet[] {
  const title = [totalLine(items), lostText(lost)].filter(Boolean).join('. ');
  return [
    { name: 'Отчет', title, columns: REPORT_COLUMNS, rows: reportRows(items) },
    totalsSheet(title, items),
  ];
}

/** A generator, so that the page stays responsive between the rows of ten thousand meetings. */
function* reportRows(meetings: readonly ReportMeeting[]) {
  const names = reportNames(meetings);
  for (const meeting of meetings) yield reportCells(meeting, names);
}

const TOTALS_COLUMNS = ['Встреч', 'Время', 'Минут'];

/** One table per breakdown, side by side, so that summing a column counts no hours twice. */
function totalsSheet(title: string, meetings: readonly TotalsMeeting[]): Sheet {
  const parts = PARTS.map(({ part, label }) => ({ label, totals: breakdown(meetings, part) }));
  const width = 1 + TOTALS_COLUMNS.length;
  const length = Math.max(...parts.map(({ totals }) => totals.length));
  return {
    name: 'Итоги',
    title,
    columns: withGaps(
      parts.map(({ label }) => [label, ...TOTALS_COLUMNS]),
      '',
    ),
    rows: Array.from({ length }, (_, index) =>
      withGaps(
        parts.map(({ totals }) => totalCells(totals[index], width)),
        undefined,
      ),
    ),
    tables: parts.map(({ totals }, index) => ({
      first: index * (width + 1),
      columns: width,
      rows: totals.length,
    })),
  };
}

function totalCells(total: PartTotal | undefined, width: number): Cell[] {
  if (!total) return Array.from({ length: width }, () => undefined);
  return [total.name, total.count, shownTime(total.minutes), total.minutes];
}

function withGaps<Value>(parts: readonly (readonly Value[])[], gap: Value): Value[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [gap, ...part]));
}
