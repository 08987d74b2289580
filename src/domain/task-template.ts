import { readDeadline, showDeadline } from '@/lib/read-deadline';
import type { TaskTemplate, TemplateDeadline, TemplateTask } from '@/lib/task-templates';
import { addDays, daysBetween } from '@/lib/time';
import type { TaskRow, TaskTexts } from './task-list';

/**
 * The tasks of a list as a template keeps them: those that are wanted and have a name, whatever is wrong with
 * their deadlines, which count from the day of saving. `now` is a wall clock.
 */
export function tasksForTemplate(rows: readonly TaskRow[], now: string): TemplateTask[] {
  return rows
    .filter(({ isWanted, name }) => isWanted && name.trim() !== '')
    .map(({ name, description, deadline }) => ({
      name: name.trim(),
      description,
      deadline: sinceToday(deadline, now),
    }));
}

/**
 * The tasks of a template as a list takes them: their deadlines count from the day of taking, moved by so many
 * days, with the time of day kept. `now` is a wall clock.
 */
export function tasksOfTemplate({ tasks }: TaskTemplate, now: string, days: number): TaskTexts[] {
  const [today = ''] = now.split('T');
  return tasks.map(({ name, description, deadline }) => ({
    name,
    description,
    deadline: deadline
      ? showDeadline(`${addDays(today, deadline.days + days)}T${deadline.time}`)
      : '',
  }));
}

function sinceToday(typed: string, now: string): TemplateDeadline | undefined {
  const [today = ''] = now.split('T');
  const [date = '', time = ''] = readDeadline(typed, now)?.split('T') ?? [];
  return date === '' ? undefined : { days: daysBetween(today, date), time };
}
