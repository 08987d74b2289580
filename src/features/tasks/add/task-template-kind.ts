import type { TemplateKind } from '@/components/templates/template-kind';
import { type TaskTemplate, taskTemplates } from '@/lib/task-templates';
import { MOST_TEMPLATES } from '@/lib/templates';

/** Templates of tasks, as their dialogs show them. */
export const TASK_TEMPLATES: TemplateKind<TaskTemplate> = {
  store: taskTemplates,
  noneText:
    'Пока нет. «Сохранить как шаблон» под списком заданий оставляет задания и их сроки в этом браузере.',
  fullText: `Шаблонов уже ${MOST_TEMPLATES}, больше не сохранить. Удалите ненужный в окне «Взять из другого проекта».`,
};
