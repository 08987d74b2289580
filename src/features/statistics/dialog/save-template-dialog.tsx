import { useState } from 'react';
import type { DialogLife } from '@/components/use-dialog';
import { findTemplate, readTemplates, writeTemplates } from '@/lib/criteria-templates';
import type { GradesForm } from '@/schemas/grades-form';
import { TemplateNameDialog } from './template-name-dialog';

interface SaveTemplateDialogProps extends DialogLife {
  account: string;
  criteria: GradesForm['criteria'];
}

/** Saves the criteria and their weights, without grades, as a template of the account. */
export function SaveTemplateDialog({ account, criteria, ...life }: SaveTemplateDialogProps) {
  const [templates] = useState(() => readTemplates(account));
  return (
    <TemplateNameDialog
      {...life}
      title="Сохранить как шаблон"
      others={templates}
      onName={(name) => {
        // Another tab may have saved one meanwhile.
        const kept = readTemplates(account);
        const namesake = findTemplate(kept, name);
        return writeTemplates(account, [
          ...kept.filter((one) => one !== namesake),
          {
            name,
            criteria: criteria.map(({ text, tenths }) => ({ text, tenths })),
          },
        ]);
      }}
    />
  );
}
