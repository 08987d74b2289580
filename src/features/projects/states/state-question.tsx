import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BatchQuestion } from '@/components/batch/batch-question';
import { OwnRead } from '@/components/failed-read';
import { SelectField } from '@/components/select-field';
import type { DialogLife } from '@/components/use-dialog';
import { findOption, type ListOption } from '@/domain/list-option';
import type { Project, ProjectState, StateToChange } from '@/domain/project';
import { projectStagesOptions, projectStatusesOptions } from '@/queries/projects';
import { projectName, STATE_TEXTS } from './state-texts';

/** The value of the select until an option is chosen; never sent. */
const NOT_CHOSEN: ListOption = { name: '', value: -1 };

interface StateQuestionProps extends DialogLife {
  field: ProjectState;
  projects: readonly Project[];
  onConfirm: (changes: readonly StateToChange[]) => void;
}

/** Lists the projects that are about to be changed, and asks for their new status or stage. */
export function StateQuestion({ field, projects, onConfirm, ...life }: StateQuestionProps) {
  const [chosen, setChosen] = useState('');
  const options = useQuery(field === 'status' ? projectStatusesOptions() : projectStagesOptions());
  const option = findOption(options.data?.items ?? [], chosen) ?? NOT_CHOSEN;
  const { question, chosen: label } = STATE_TEXTS[field];
  return (
    <BatchQuestion
      {...life}
      title={question}
      confirm="Изменить"
      disabled={option === NOT_CHOSEN}
      names={projects.map(({ id, theme }) => projectName(id, theme))}
      onConfirm={() => {
        life.onClose();
        onConfirm(projects.map(({ id, theme }) => ({ id, theme, field, option })));
      }}
      fields={
        <OwnRead read={options}>
          {({ items }) => (
            <SelectField
              label={label}
              value={chosen}
              options={items.map(({ name }) => ({ value: name, label: name }))}
              onChange={setChosen}
            />
          )}
        </OwnRead>
      }
    >
      <p>Прежние значения нигде не сохраняются: вернуть их можно только вручную.</p>
    </BatchQuestion>
  );
}
