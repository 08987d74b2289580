import { isRecord } from './record';
import { type Template, templateStore } from './templates';

/** When a task of a template is due: so many days after the template is taken, at a time of day. */
export interface TemplateDeadline {
  /** Negative before that day. */
  days: number;
  /** Wall clock, `18:00`. */
  time: string;
}

export interface TemplateTask {
  name: string;
  description: string;
  /** `undefined` where none was understood. */
  deadline: TemplateDeadline | undefined;
}

/** A named set of tasks for other projects. */
export interface TaskTemplate extends Template {
  tasks: TemplateTask[];
}

/** Days between the start and a deadline, at most: a century. */
const MOST_DAYS = 36_525;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const taskTemplates = templateStore<TaskTemplate>({
  prefix: 'task-templates:',
  parse: readTemplate,
  format: ({ name, tasks }) => ({
    name,
    tasks: tasks.map(({ deadline, ...texts }) => ({ ...texts, ...deadline })),
  }),
});

/** What of a template can be read; the rest is left out. */
function readTemplate(kept: unknown): TaskTemplate | undefined {
  if (!isRecord(kept) || typeof kept['name'] !== 'string' || !Array.isArray(kept['tasks'])) {
    return undefined;
  }
  const tasks = kept['tasks'].map(readTask).filter((task) => task !== undefined);
  return tasks.length === 0 ? undefined : { name: kept['name'], tasks };
}

function readTask(kept: unknown): TemplateTask | undefined {
  if (!isRecord(kept) || typeof kept['name'] !== 'string') return undefined;
  const { name, description } = kept;
  return {
    name,
    description: typeof description === 'string' ? description : '',
    deadline: readDeadline(kept),
  };
}

function readDeadline({ days, time }: Record<string, unknown>): TemplateDeadline | undefined {
  const isDays = typeof days === 'number' && Number.isInteger(days) && Math.abs(days) <= MOST_DAYS;
  return isDays && typeof time === 'string' && TIME.test(time) ? { days, time } : undefined;
}
