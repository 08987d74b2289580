import dayjs from 'dayjs';

/*
 * Instants are milliseconds since 1970 and are shown in the browser's zone, in Russian. The
 * formatters are made once: making one costs a hundred times what using it costs.
 */
const dateFormat = new Intl.DateTimeFormat('ru-RU', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const dayFormat = new Intl.DateTimeFormat('ru-RU', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const longDateFormat = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const weekdayFormat = new Intl.DateTimeFormat('ru-RU', { weekday: 'short', day: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

const WALL_CLOCK = 'YYYY-MM-DDTHH:mm';
const DATE = 'YYYY-MM-DD';

/** `22.11.2026` */
export function formatDate(instant: number): string {
  return dateFormat.format(instant);
}

/** `вс, 22.11.2026` */
export function formatDay(instant: number): string {
  return dayFormat.format(instant);
}

/** `18:00` */
export function formatTime(instant: number): string {
  return timeFormat.format(instant);
}

/** `вс, 22.11.2026, 18:00–18:30`; both days are named where the end falls on another one. */
export function formatRange(start: number, end: number): string {
  const startDay = formatDay(start);
  const endDay = formatDay(end);
  return startDay === endDay
    ? `${startDay}, ${formatTime(start)}–${formatTime(end)}`
    : `${startDay}, ${formatTime(start)} – ${endDay}, ${formatTime(end)}`;
}

/** `16–22 ноября 2026 г.`, from one day up to and with another. */
export function formatDates(first: string, last: string): string {
  return longDateFormat.formatRange(middayOf(first), middayOf(last));
}

/** `22 ноября 2026 г.` */
export function formatLongDate(date: string): string {
  return longDateFormat.format(middayOf(date));
}

/** `вс, 22` */
export function formatWeekday(date: string): string {
  return weekdayFormat.format(middayOf(date));
}

/** Every day has a midday, whatever the clocks do at night. */
function middayOf(date: string): Date {
  return new Date(`${date}T12:00`);
}

/** Minutes since midnight that a clock in the browser's zone shows at the instant. */
export function clockMinutes(instant: number): number {
  const date = new Date(instant);
  return date.getHours() * 60 + date.getMinutes();
}

/** What a clock in the browser's zone shows at the instant, `2026-11-22T18:00`. */
export function wallClockOf(instant: number): string {
  return dayjs(instant).format(WALL_CLOCK);
}

/**
 * The instant at which a clock in the browser's zone shows the text; `NaN` for an empty one. Of a
 * time that the autumn repeats it is the first; one that the spring skips is an hour later.
 */
export function instantOf(wallClock: string): number {
  return new Date(wallClock).getTime();
}

/** The day in the browser's zone on which the instant falls, `2026-11-22`. */
export function dateOf(instant: number): string {
  return dayjs(instant).format(DATE);
}

/** The instant at which a day begins in the browser's zone: midnight where there is one. */
export function startOfDate(date: string): number {
  return new Date(`${date}T00:00`).getTime();
}

/** The day so many days later. */
export function addDays(date: string, days: number): string {
  return dayjs(middayOf(date)).add(days, 'day').format(DATE);
}

/** The Monday of the week of a day. */
export function mondayOf(date: string): string {
  return addDays(date, -((dayjs(middayOf(date)).day() + 6) % 7));
}
