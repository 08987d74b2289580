import type { ProjectState } from '@/domain/project';
import type { Id } from '@/lib/id';

interface StateTexts {
  /** Of the button, by how many projects it is about. */
  change: (count: number) => string;
  question: string;
  chosen: string;
}

/** The two fields of a project as the changes of several name them. */
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

/** A project in a line of text. */
export function projectName(id: Id, theme: string): string {
  return `#${id} ${theme || 'Без темы'}`;
}
