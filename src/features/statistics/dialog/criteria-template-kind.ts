import type { TemplateKind } from '@/components/templates/template-kind';
import { type CriteriaTemplate, criteriaTemplates } from '@/lib/criteria-templates';
import { MOST_TEMPLATES } from '@/lib/templates';

/** Templates of criteria, as their dialogs show them. */
export const CRITERIA_TEMPLATES: TemplateKind<CriteriaTemplate> = {
  store: criteriaTemplates,
  noneText:
    'Пока нет. «Сохранить как шаблон» в окне оценок оставляет критерии и веса в этом браузере.',
  fullText: `Шаблонов уже ${MOST_TEMPLATES}, больше не сохранить. Удалите ненужный в окне «Взять критерии».`,
};
