import type { ProjectState } from '@/domain/project';
import type { Id } from '@/lib/id';

interface StateTexts {
  /** The button's text for this number of projects. */
  change: (count: number) => string;
  question: string;
  chosen: string;
}

/** The texts of the dialogs that change the status or the stage of several projects. */
export const STATE_TEXTS: Record<ProjectState, StateTexts> = {
  status: {
    change: (count) => `Изменить статус (${count})`,
    question: 'Изменить статус?',
    chosen: 'Новый статус',
  },
  stage: {
    change: (count) => `Изменить стадию (${count})`,
    question: 'Изменить стадию?',
    chosen: 'Новая стадия',
  },
};

/** A project's number and theme in one line. */
export function projectName(id: Id, theme: string): string {
  return `#${id} ${theme || 'Без темы'}`;
}
