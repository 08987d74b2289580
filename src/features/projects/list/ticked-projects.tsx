import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OPENS_DIALOG } from '@/components/app-dialog';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { OwnRead } from '@/components/failed-read';
import { ButtonLink } from '@/components/link';
import { Question } from '@/components/question';
import { SelectField } from '@/components/select-field';
import { TickedBar } from '@/components/ticked-bar';
import { type DialogLife, useDialog } from '@/components/use-dialog';
import { findOption, type ListOption } from '@/domain/list-option';
import type { Project, StateToChange } from '@/domain/project';
import type { Id } from '@/lib/id';
import {
  changeStatesBatch,
  projectStagesOptions,
  projectStatusesOptions,
} from '@/queries/projects';
import { PrintReviews } from '../../paper/print-reviews';
import { AssignTasksLink } from '../assign-tasks-link';

/** What can be changed of several projects: the button, and the field of its question. */
const CHANGES = [
  {
    field: 'status',
    button: (count: number) => `Изменить статус (${count})`,
    title: 'Изменить статус?',
    chosen: 'Новый статус',
  },
  {
    field: 'stage',
    button: (count: number) => `Изменить стадию (${count})`,
    title: 'Изменить стадию?',
    chosen: 'Новая стадия',
  },
] as const;

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
  const question = useDialog<Question>();
  const ids = ticked.map(({ id }) => id);
  return (
    <>
      {ids.length > 0 && (
        <TickedBar count={ids.length} onUntick={onUntick}>
          <AssignTasksLink projectIds={ids}>{`Назначить задание (${ids.length})`}</AssignTasksLink>
          <ButtonLink to="/projects/grades" search={{ ids: ids.join(',') }}>
            {`Поставить оценки (${ids.length})`}
          </ButtonLink>
          {CHANGES.map((asked) => (
            <Button
              key={asked.field}
              disabled={batch.isRunning}
              {...OPENS_DIALOG}
              onClick={() => question.show({ ...asked, projects: ticked })}
            >
              {asked.button(ids.length)}
            </Button>
          ))}
          <PrintReviews isQuiet projectIds={ids} label={`Печать отзывов (${ids.length})`} />
        </TickedBar>
      )}
      {question.render((asked, life) => (
        <StateQuestion
          {...life}
          asked={asked}
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

type Question = (typeof CHANGES)[number] & { projects: readonly Project[] };

interface StateQuestionProps extends DialogLife {
  asked: Question;
  onConfirm: (changes: readonly StateToChange[]) => void;
}

/** Lists the projects that are about to be changed, and asks for their new status or stage. */
function StateQuestion({ asked, onConfirm, ...life }: StateQuestionProps) {
  const { field, projects } = asked;
  const [chosen, setChosen] = useState('');
  const options = useQuery(field === 'status' ? projectStatusesOptions() : projectStagesOptions());
  const option = findOption(options.data?.items ?? [], chosen) ?? NOT_CHOSEN;
  return (
    <Question
      {...life}
      title={asked.title}
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
              label={asked.chosen}
              value={chosen}
              options={items.map(({ name }) => ({ value: name, label: name }))}
              onChange={setChosen}
            />
          )}
        </OwnRead>
      }
    >
      <p>Прежние значения нигде не сохраняются: вернуть их можно только вручную.</p>
    </Question>
  );
}

/** A project's number and theme in one line. */
function projectName(id: Id, theme: string): string {
  return `#${id} ${theme || 'Без темы'}`;
}
