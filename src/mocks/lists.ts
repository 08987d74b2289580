/*
 * The lists that the server owns. The app must not know any of their names or codes: it shows what the
 * server sends (decisions §3).
 */

/** An option of a list: its name, and the code that is sent for it. */
export interface ListOption {
  name: string;
  value: number;
}

export const PROJECT_STATUSES: readonly ListOption[] = [
  { name: 'NotConfirmed', value: 0 },
  { name: 'InProgress', value: 1 },
  { name: 'Finished', value: 2 },
  { name: 'Cancelled', value: 3 },
];

export const PROJECT_STAGES: readonly ListOption[] = [
  { name: 'Analysis', value: 0 },
  { name: 'Design', value: 1 },
  { name: 'Development', value: 2 },
  { name: 'Testing', value: 3 },
  { name: 'Deployment', value: 4 },
];

export const TASK_STATUSES: readonly ListOption[] = [
  { name: 'Not Started', value: 0 },
  { name: 'In Progress', value: 1 },
  { name: 'Finished', value: 2 },
];

/** The services that an account can be connected to. */
export const SERVICES = ['googlecalendar', 'googledrive', 'yandexdisk', 'github'] as const;

/** The code of a task that counts as done in the statistics. */
export const TASK_DONE = 2;

/** The name of a code. */
export function nameOf(list: readonly ListOption[], value: number): string {
  return list.find((option) => option.value === value)?.name ?? String(value);
}

/** Whether the list has the code. */
export function hasValue(list: readonly ListOption[], value: number): boolean {
  return list.some((option) => option.value === value);
}

/** The calendars of every account that has a planner connected. */
export const CALENDARS = [
  { id: 'primary', name: 'Основной календарь' },
  { id: 'consultations@group.calendar.example', name: 'Консультации' },
  { id: 'defence@group.calendar.example', name: 'Защиты и комиссии' },
];

/** The id of the calendar with this name; any other text is returned unchanged. */
export function calendarIdOf(name: string): string {
  return CALENDARS.find((calendar) => calendar.name === name)?.id ?? name;
}
