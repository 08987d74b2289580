/*
 * The two kinds of time of the wire (decisions §1):
 *
 * - Instants: milliseconds since 1970, shown in the browser's zone, in Russian.
 * - Wall clocks marked as UTC: a task's deadline and the date of a review. What the professor typed, 18:00,
 * is sent as T18:00:00Z and read back as 18:00 in any zone, whatever offset the server uses in its answer. In
 * the app they are texts that compare as texts; the browser's zone matters only for "now".
 *
 * Without a date library, since nearly every page loads this file, and without `Intl.DateTimeFormat`: a browser's first
 * one takes 50 ms, at CPU 4x 200, before a page with a date is shown.
 */

import { countedDays } from './plural';
import type { WallClock } from './served-time';

/**
 * Form value of a date that does not exist, 31.02, or is half typed. Not empty, so that it is never sent as none:
 * schemas reject it (schemas/form-fields.ts).
 */
export const BAD_DATE = 'bad';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
const DATE_LENGTH = 'YYYY-MM-DD'.length;
const MINUTES_LENGTH = 'YYYY-MM-DDTHH:mm'.length;

const MONTHS =
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' ');
/** The months in a date: `22 ноября`. */
const MONTHS_OF_DATES =
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const WEEKDAYS = 'пн вт ср чт пт сб вс'.split(' ');
const WHOLE_WEEKDAYS = 'понедельник вторник среда четверг пятница суббота воскресенье'.split(' ');

/** The instant whose UTC clock reads what the local clock reads at the given one. */
function localTime(instant: number): number {
  return instant - new Date(instant).getTimezoneOffset() * MINUTE_MS;
}

/** The ISO text, cut to a length; empty for `NaN`. */
function isoText(instant: number, length: number): string {
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString().slice(0, length);
}

/** Formats an instant for the wire. */
export function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}

/** Formats a wall clock for the wire; a date alone, `2026-05-01`, means its midnight. */
export function toWire(clock: string): string {
  return clock + 'T00:00:00Z'.slice(clock.length - DATE_LENGTH);
}

/** Local wall clock at the instant: `2026-11-22T18:00`. */
export function wallClockOf(instant: number = Date.now()): string {
  return isoText(localTime(instant), MINUTES_LENGTH);
}

/** Whether a text is a wall clock to the minute that exists: `Date` takes 31 February for 3 March. */
export function isRealClock(text: string): boolean {
  const time = new Date(`${text}Z`);
  return !Number.isNaN(time.getTime()) && isoText(time.getTime(), MINUTES_LENGTH) === text;
}

/** Formats a wall clock for display, `01.05.2026 18:00`. */
export function showWallClock(clock: string): string {
  return clock.replace(/^(\d+)-(\d+)-(\d+)T?/, '$3.$2.$1 ').trimEnd();
}

/** Formats the date of a wall clock for display, `01.05.2026`. */
export function showWallDate(clock: string): string {
  return showWallClock(clock.slice(0, DATE_LENGTH));
}

/** The date of a wall clock, `2026-05-01`; empty for an absent one. */
export function clockDate(clock: WallClock | undefined): string {
  return clock?.slice(0, DATE_LENGTH) ?? '';
}

/**
 * The value of a date field in words: `вторник, 22 декабря 2026, 18:30`. None for an empty or bad one, nor while the
 * first digits of its year are typed.
 */
export function showMoment(clock: string): string | undefined {
  const [date = '', time] = clock.split('T');
  if (!/^[1-9]\d{3}-/.test(date)) return undefined;
  const weekday = WHOLE_WEEKDAYS[weekdayOf(date) - 1];
  const day = `${weekday}, ${formatMonthDay(date)} ${date.slice(0, 4)}`;
  return time === undefined ? day : `${day}, ${time}`;
}

/** Formats an instant for display, `01.05.2026 18:00`. */
export function showInstant(instant: number): string {
  return showWallClock(wallClockOf(instant));
}

/** `22.11.2026` */
export function formatDate(instant: number): string {
  return showWallDate(wallClockOf(instant));
}

/** `22.11` */
export function formatDayMonth(instant: number): string {
  return formatDate(instant).slice(0, 'DD.MM'.length);
}

/** `вс, 22.11.2026` */
export function formatDay(instant: number): string {
  return `${weekdayName(weekdayOf(dateOf(instant)))}, ${formatDate(instant)}`;
}

/** `18:00` */
export function formatTime(instant: number): string {
  return wallClockOf(instant).slice(DATE_LENGTH + 1);
}

/** `вс, 22.11.2026, 18:00–18:30`; names both days if the end is on another one. */
export function formatRange(start: number, end: number): string {
  const startDay = formatDay(start);
  const endDay = formatDay(end);
  return startDay === endDay
    ? `${startDay}, ${formatTime(start)}–${formatTime(end)}`
    : `${startDay}, ${formatTime(start)} – ${endDay}, ${formatTime(end)}`;
}

/** `16–22 ноября 2026 г.`, both days included. */
export function formatDates(first: string, last: string): string {
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dayOf(first)}–${formatLongDate(last)}`;
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? formatMonthDay(first) : formatLongDate(first)} – ${formatLongDate(last)}`;
}

/** `22 ноября 2026 г.` */
export function formatLongDate(date: string): string {
  return `${formatMonthDay(date)} ${date.slice(0, 4)} г.`;
}

/** `22 ноября` */
function formatMonthDay(date: string): string {
  return `${dayOf(date)} ${MONTHS_OF_DATES[monthOf(date) - 1]}`;
}

/** Formats a month (`2026-11`) for display: `ноябрь 2026 г.` */
export function formatMonth(month: string): string {
  return `${MONTHS[monthOf(month) - 1]} ${month.slice(0, 4)} г.`;
}

/** `вс, 22` */
export function formatWeekday(date: string): string {
  return `${weekdayName(weekdayOf(date))}, ${dayOf(date)}`;
}

/** `пн` for 1, `вс` for 7. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

/** The month of a date, 1 to 12. */
function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

/** The day of the month. */
function dayOf(date: string): number {
  return Number(date.slice(8, DATE_LENGTH));
}

const NEAR_DAYS = new Map([
  [-1, 'Вчера'],
  [0, 'Сегодня'],
  [1, 'Завтра'],
]);

/** Heading of a day: `Сегодня`, `24 ноября, вт`; with the year unless it is the current one. */
export function formatDayName(date: string, today: string): string {
  const near = NEAR_DAYS.get(daysBetween(today, date));
  if (near) return near;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const name = isThisYear ? formatMonthDay(date) : formatLongDate(date);
  return `${name}, ${weekdayName(weekdayOf(date))}`;
}

/**
 * Time until an instant: `через 25 мин`, `через 3 ч 10 мин`, for a day or more `через 2 дня`; `сейчас` once it
 * is reached.
 */
export function formatCountdown(now: number, later: number): string {
  const minutes = Math.ceil((later - now) / MINUTE_MS);
  if (minutes <= 0) return 'сейчас';
  if (minutes >= 24 * 60) {
    return `через ${countedDays(daysBetween(dateOf(now), dateOf(later)))}`;
  }
  return `через ${formatMinutes(minutes)}`;
}

/** `45 мин`, `1 ч 30 мин`, `3 ч` */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} ч`, (rest > 0 || hours === 0) && `${rest} мин`]
    .filter(Boolean)
    .join(' ');
}

/** Minutes since local midnight at the instant, by the clock. */
export function clockMinutes(instant: number): number {
  const date = new Date(instant);
  return date.getHours() * 60 + date.getMinutes();
}

/**
 * The instant of a local wall clock; `NaN` for an empty text. The first of two for a time repeated in
 * autumn; an hour later for one skipped in spring.
 */
export function instantOf(wallClock: string): number {
  return new Date(wallClock).getTime();
}

/** The local day of the instant, `2026-11-22`; today by default. */
export function dateOf(instant: number = Date.now()): string {
  return isoText(localTime(instant), DATE_LENGTH);
}

/** The start of a local day: midnight where it exists. */
export function startOfDate(date: string): number {
  return new Date(`${date}T00:00`).getTime();
}

/** The day shifted by a number of days. */
export function addDays(date: string, days: number): string {
  return isoText(Date.parse(date) + days * DAY_MS, DATE_LENGTH);
}

/** The first day of a month, 1 to 12; month 13 is January of the year after. */
export function monthStart(year: number, month: number): string {
  return isoText(Date.UTC(year, month - 1), DATE_LENGTH);
}

/** Calendar days between two days. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The day of the week of a day: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return ((new Date(date).getUTCDay() + 6) % 7) + 1;
}

/** The Monday of the week of a day. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** The offsets of the computer's zone this winter and this summer, by which local times follow it. */
export function zoneOffsets(): string {
  const year = new Date().getFullYear();
  return `${new Date(year, 0).getTimezoneOffset()} ${new Date(year, 6).getTimezoneOffset()}`;
}

/** Label of the zone of all times on a page at an instant (decisions §1): `Время: UTC+5`, `Время: UTC-3:30`. */
export function timeZoneLabel(instant: number): string {
  const offset = -new Date(instant).getTimezoneOffset();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return offset === 0 ? 'Время: UTC' : `Время: UTC${offset < 0 ? '-' : '+'}${hours}${rest}`;
}
