import type { ProjectState } from '@/domain/project';
import type { Id } from '@/lib/id';

interface StateTexts {
  change: string;
  chosen: string;
}

/** The two fields of a project as the changes of several name them. */
export const STATE_TEXTS: Record<ProjectState, StateTexts> = {
  status: { change: 'Изменить статус', chosen: 'Новый статус' },
  stage: { change: 'Изменить стадию', chosen: 'Новая стадия' },
};

/** A project in a line of text. */
export function projectName(id: Id, theme: string): string {
  return `#${id} ${theme || 'Без темы'}`;
}
