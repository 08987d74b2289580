import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OPENS_DIALOG } from '@/components/app-dialog';
import { BatchPanel } from '@/components/batch/batch-panel';
import { BatchQuestion } from '@/components/batch/batch-question';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { OwnRead } from '@/components/failed-read';
import { ButtonLink } from '@/components/link';
import { SelectField } from '@/components/select-field';
import { TickedBar } from '@/components/ticked-bar';
import { type DialogLife, useDialog } from '@/components/use-dialog';
import { findOption, type ListOption } from '@/domain/list-option';
import type { Project, ProjectState, StateToChange } from '@/domain/project';
import type { Id } from '@/lib/id';
import {
  changeStatesBatch,
  projectStagesOptions,
  projectStatusesOptions,
} from '@/queries/projects';
import { PrintReviews } from '../../paper/print-reviews';

const FIELDS: readonly ProjectState[] = ['status', 'stage'];

interface StateTexts {
  /** The button's text for this number of projects. */
  change: (count: number) => string;
  question: string;
  chosen: string;
}

/** The texts of the dialogs that change the status or the stage of several projects. */
const STATE_TEXTS: Record<ProjectState, StateTexts> = {
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

interface TickedProjectsProps {
  ticked: readonly Project[];
  onUntick: () => void;
}

/**
 * What can be done with the ticked projects: assign a task, give grades, change status or stage after a question, print
 * reviews (decisions §5.39).
 */
export function TickedProjects({ ticked, onUntick }: TickedProjectsProps) {
  const batch = useBatch(changeStatesBatch);
  const question = useDialog<{ field: ProjectState; projects: readonly Project[] }>();
  const ids = ticked.map(({ id }) => id);
  const [first, ...others] = ids;
  return (
    <>
      {first !== undefined && (
        <TickedBar count={ticked.length} onUntick={onUntick}>
          <ButtonLink
            variant="outlined"
            to="/projects/$projectId/tasks/add"
            params={{ projectId: first }}
            search={{ projects: others.join(',') || undefined }}
          >
            {`Назначить задание (${ticked.length})`}
          </ButtonLink>
          <ButtonLink variant="outlined" to="/projects/grades" search={{ ids: ids.join(',') }}>
            {`Поставить оценки (${ticked.length})`}
          </ButtonLink>
          {FIELDS.map((field) => (
            <Button
              key={field}
              variant="outlined"
              disabled={batch.isRunning}
              {...OPENS_DIALOG}
              onClick={() => question.show({ field, projects: ticked })}
            >
              {STATE_TEXTS[field].change(ticked.length)}
            </Button>
          ))}
          <PrintReviews projectIds={ids} label={`Печать отзывов (${ticked.length})`} />
        </TickedBar>
      )}
      {question.render((change, life) => (
        <StateQuestion
          {...life}
          {...change}
          onConfirm={(changes) => {
            onUntick();
            batch.begin(changes);
          }}
        />
      ))}
      <BatchPanel
        heading="Изменение проектов"
        batch={batch}
        doneText={(count) => `Изменено проектов: ${count}`}
      >
        {({ id, theme, option }) => (
          <>
            <bdi>{projectName(id, theme)}</bdi>
            {' → '}
            <bdi>{option.name}</bdi>
          </>
        )}
      </BatchPanel>
    </>
  );
}

/** The value of the select until an option is chosen; never sent. */
const NOT_CHOSEN: ListOption = { name: '', value: -1 };

interface StateQuestionProps extends DialogLife {
  field: ProjectState;
  projects: readonly Project[];
  onConfirm: (changes: readonly StateToChange[]) => void;
}

/** Lists the projects that are about to be changed, and asks for their new status or stage. */
function StateQuestion({ field, projects, onConfirm, ...life }: StateQuestionProps) {
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

/** A project's number and theme in one line. */
function projectName(id: Id, theme: string): string {
  return `#${id} ${theme || 'Без темы'}`;
}
