import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { DataText } from '@/components/data-text';
import { FormChoiceField } from '@/components/form/form-choice-field';
import { FormNumberField } from '@/components/form/form-number-field';
import { resolverOf } from '@/components/form/form-schema';
import { useFormValues } from '@/components/form/use-form-values';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import { labelledProjects } from '@/domain/project-labels';
import { type TaskTexts, takenTasks } from '@/domain/task-list';
import { readWholeNumber } from '@/lib/decimal';
import { type Id, toId } from '@/lib/id';
import { projectsOptions } from '@/queries/projects';
import { tasksOptions } from '@/queries/tasks';
import { MOST_DAYS, takenTasksForm } from '@/schemas/taken-tasks-form';
import styles from './take-tasks-dialog.module.css';

interface TakeTasksDialogProps extends DialogLife {
  /** The project that the tasks are for: its own are not offered. */
  projectId: Id;
  onTake: (tasks: TaskTexts[]) => void;
}

/** Takes the tasks of another project, with their deadlines moved. */
export function TakeTasksDialog({ projectId, onTake, ...life }: TakeTasksDialogProps) {
  const { control } = useForm({
    defaultValues: { project: '', days: '0' },
    resolver: resolverOf(takenTasksForm),
    mode: 'onChange',
  });
  const { project, days } = useFormValues(control);
  const projects = useQuery(projectsOptions());
  const offered = useMemo(
    () => labelledProjects(projects.data?.items.filter(({ id }) => id !== projectId) ?? []),
    [projects.data, projectId],
  );
  const chosenId = project === '' ? undefined : toId(project);
  const read = useQuery({ ...tasksOptions(chosenId ?? 0), enabled: chosenId !== undefined });
  const isShift = takenTasksForm.shape.days.safeParse(days).success;
  const tasks = takenTasks(read.data?.items ?? [], isShift ? readWholeNumber(days) : 0);
  return (
    <AppDialog
      {...life}
      title="Взять из другого проекта"
      actions={
        <>
          <Button onClick={life.onClose}>Отмена</Button>
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
        </>
      }
    >
      <div className={styles.content}>
        {projects.data ? (
          <>
            <FormChoiceField
              control={control}
              name="project"
              label="Проект"
              placeholder="Тема проекта"
              autoFocus
              choices={offered}
            />
            <UnreadableRecords count={projects.data.lost} />
          </>
        ) : (
          <Spinner />
        )}
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
      </div>
    </AppDialog>
  );
}
