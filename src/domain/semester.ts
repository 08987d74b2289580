import { addDays, daysBetween, monthStart } from '@/lib/time';

/** A semester of the academic year, both days included: `2026-09-01` to `2027-01-31`. */
export interface Semester {
  first: string;
  last: string;
}

/** The semester that a day is in: 1 September to 31 January, or 1 February to 31 August. */
export function semesterOf(day: string): Semester {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month >= 2 && month <= 8) return semester(year, 2, 7);
  return semester(month >= 9 ? year : year - 1, 9, 5);
}

function semester(year: number, month: number, months: number): Semester {
  return {
    first: monthStart(year, month),
    last: addDays(monthStart(year, month + months), -1),
  };
}

/** Where the first day of each month begins in a semester, and the month, `2026-09`. */
export function monthsOf({ first, last }: Semester): { at: number; month: string }[] {
  const months: { at: number; month: string }[] = [];
  for (let day = first; day <= last; day = monthAfter(day)) {
    months.push({ at: placeOf(day, { first, last }), month: day.slice(0, 'YYYY-MM'.length) });
  }
  return months;
}

function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return monthStart(year, month + 1);
}

/** Place of the beginning of a day: 0 at the semester's beginning, 1 at its end; outside of it below 0 or above 1. */
export function placeOf(day: string, { first, last }: Semester): number {
  return daysBetween(first, day) / (daysBetween(first, last) + 1);
}
