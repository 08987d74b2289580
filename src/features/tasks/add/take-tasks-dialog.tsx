import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button';
import { DataText } from '@/components/data-text';
import { useDraftOwner } from '@/components/form/draft-owner';
import { FormNumberField } from '@/components/form/form-number-field';
import { resolverOf } from '@/components/form/form-schema';
import { useFormValues } from '@/components/form/use-form-values';
import { Spinner } from '@/components/spinner';
import { TakeDialog } from '@/components/templates/take-dialog';
import { useSource } from '@/components/templates/use-source';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import { labelledProjects } from '@/domain/project-labels';
import { type TaskTexts, takenTasks } from '@/domain/task-list';
import { tasksOfTemplate } from '@/domain/task-template';
import { readWholeNumber } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import type { TaskTemplate } from '@/lib/task-templates';
import { projectsOptions } from '@/queries/projects';
import { tasksOptions } from '@/queries/tasks';
import { MOST_DAYS, takenTasksForm } from '@/schemas/taken-tasks-form';
import styles from './take-tasks-dialog.module.css';
import { TASK_TEMPLATES } from './task-template-kind';

interface TakeTasksDialogProps extends DialogLife {
  /** The project that the tasks are for: its own are not offered. */
  projectId: Id;
  /** Wall clock, from whose day the deadlines of a template count. */
  now: string;
  onTake: (tasks: TaskTexts[]) => void;
}

/** Takes the tasks of another project or of a template, with their deadlines moved. */
export function TakeTasksDialog({ projectId, now, onTake, ...life }: TakeTasksDialogProps) {
  const source = useSource<TaskTemplate>();
  const { projectId: chosenId, template } = source;
  const { control } = useForm({
    defaultValues: { days: '0' },
    resolver: resolverOf(takenTasksForm),
    mode: 'onChange',
  });
  const { days: typed } = useFormValues(control);
  const projects = useQuery(projectsOptions());
  const offered = useMemo(
    () =>
      projects.data && labelledProjects(projects.data.items.filter(({ id }) => id !== projectId)),
    [projects.data, projectId],
  );
  const read = useQuery({ ...tasksOptions(chosenId ?? 0), enabled: chosenId !== undefined });
  const isShift = takenTasksForm.safeParse({ days: typed }).success;
  const days = isShift ? readWholeNumber(typed) : 0;
  const tasks = template
    ? tasksOfTemplate(template, now, days)
    : takenTasks(read.data?.items ?? [], days);
  return (
    <TakeDialog
      {...life}
      title="Взять из другого проекта"
      account={useDraftOwner()}
      kind={TASK_TEMPLATES}
      source={source}
      choices={offered}
      lost={projects.data?.lost ?? 0}
      actions={
        <Button
          variant="contained"
          disabled={tasks.length === 0 || !isShift || !life.open}
          onClick={() => {
            onTake(tasks);
            life.onClose();
          }}
        >
          {`Взять задания (${tasks.length})`}
        </Button>
      }
    >
      <FormNumberField
        control={control}
        name="days"
        label="Сдвинуть сроки на (дней)"
        min={-MOST_DAYS}
        max={MOST_DAYS}
      />
      {chosenId !== undefined && !read.data && <Spinner />}
      {read.data && <UnreadableRecords count={read.data.lost} />}
      {read.data && tasks.length === 0 && <p>Заданий там нет.</p>}
      {tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map(({ name, deadline }, index) => (
            // Tasks may have the same texts, and the list does not change while it is shown.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <DataText>{name}</DataText>
              {deadline && `, ${deadline}`}
            </li>
          ))}
        </ul>
      )}
    </TakeDialog>
  );
}
