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
