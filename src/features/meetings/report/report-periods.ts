import { semesterOf } from '@/domain/semester';
import { addDays, monthStart } from '@/lib/time';
import type { ReportFilters } from '@/schemas/meetings';

/** First and last day, both included, `2026-11-01`. */
type Period = Pick<ReportFilters, 'from' | 'to'>;

/**
 * The usual periods of a report, relative to a day. The two semesters are the academic year.
 */
export function reportPeriods(today: string): { label: string; period: Period }[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const autumn = month >= 9 ? year : year - 1;
  const { first, last } = semesterOf(today);
  return [
    { label: 'Этот месяц', period: months(year, month, 1) },
    { label: 'Прошлый месяц', period: months(year, month - 1, 1) },
    { label: 'Семестр', period: { from: first, to: last } },
    { label: 'Учебный год', period: months(autumn, 9, 12) },
  ];
}

/** This many whole months; month 0 is December of the year before. */
function months(year: number, month: number, count: number): Period {
  return { from: monthStart(year, month), to: addDays(monthStart(year, month + count), -1) };
}
