import { mutationOptions } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import type { ReadList } from '@/domain/read-list';
import { lostText } from '@/lib/lost-text';
import { dateOf } from '@/lib/time';
import type { Sheet } from '@/lib/xlsx/sheet';
import { makeWorkbook } from '@/lib/xlsx/workbook-file';
import { reportNames } from './report-names';
import { REPORT_COLUMNS, type ReportMeeting, reportRow, shownTime, totalLine } from './report-rows';
import { breakdown, PARTS, type TotalsMeeting } from './report-totals';

class NoMeetingsError extends Error {
  override name = 'NoMeetingsError';
}

/** What the report is made of. */
interface ReportContent {
  /** In the order of the rows. */
  meetings: ReadList<ReportMeeting & TotalsMeeting>;
  /** With the second sheet. */
  hasTotals: boolean;
}

/**
 * Makes the report of these meetings and saves it, as a change that is under way like any other (spec
 * §8): who closes the dialog meanwhile has asked for it all the same. Its name has the day in the
 * browser's zone.
 */
export function reportMutation() {
  return mutationOptions({
    mutationKey: ['meetings', 'report'],
    mutationFn: async (content: ReportContent) => {
      if (content.meetings.items.length === 0) throw new NoMeetingsError('the report has no rows');
      const name = `consultations_report_${dateOf()}.xlsx`;
      saveAs(await makeWorkbook(name, reportSheets(content)));
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
 * The sheets of the report (spec §2.12): 'Отчет' with the total line, which also says how many records
 * are missing, the seven columns and a row a meeting in the order given; where it is asked for, 'Итоги' with the hours by project, student and
 * month.
 */
export function reportSheets({ meetings, hasTotals }: ReportContent): Sheet[] {
  const { items, lost } = meetings;
  const title = [totalLine(items), lostText(lost)].filter(Boolean).join('. ');
  const report = { name: 'Отчет', title, columns: REPORT_COLUMNS, rows: reportRows(items) };
  const totals = { name: 'Итоги', title, columns: TOTALS_COLUMNS, rows: totalsRows(items) };
  return hasTotals ? [report, totals] : [report];
}

/** One after another: with ten thousand meetings the page goes on between them. */
function* reportRows(meetings: readonly ReportMeeting[]) {
  const names = reportNames(meetings);
  for (const meeting of meetings) yield reportRow(meeting, names);
}

const TOTALS_COLUMNS = ['Разрез', 'Название', 'Встреч', 'Время', 'Минут'];

function* totalsRows(meetings: readonly TotalsMeeting[]) {
  for (const { part, label } of PARTS) {
    for (const { name, count, minutes } of breakdown(meetings, part)) {
      yield [label, name, count, shownTime(minutes), minutes];
    }
  }
}
