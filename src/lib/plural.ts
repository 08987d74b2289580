const rules = new Intl.PluralRules('ru');

/** The words of a Russian noun: 1 проект, 2 проекта, 5 проектов. */
type NounForms = readonly [one: string, few: string, many: string];

/** A whole number with its noun: `2 проекта`. */
function counted(count: number, [one, few, many]: NounForms): string {
  const category = rules.select(count);
  return `${count} ${category === 'one' ? one : category === 'few' ? few : many}`;
}

/** `3 дня` */
export function countedDays(count: number): string {
  return counted(count, ['день', 'дня', 'дней']);
}

/** `6 слотов` */
export function countedSlots(count: number): string {
  return counted(count, ['слот', 'слота', 'слотов']);
}

const WEEKDAYS: readonly NounForms[] = [
  ['понедельник', 'понедельника', 'понедельников'],
  ['вторник', 'вторника', 'вторников'],
  ['среда', 'среды', 'сред'],
  ['четверг', 'четверга', 'четвергов'],
  ['пятница', 'пятницы', 'пятниц'],
  ['суббота', 'субботы', 'суббот'],
  ['воскресенье', 'воскресенья', 'воскресений'],
];

/** `17 вторников`; Monday is 1. */
export function countedWeekdays(count: number, weekday: number): string {
  return counted(count, WEEKDAYS[weekday - 1] ?? ['день', 'дня', 'дней']);
}
