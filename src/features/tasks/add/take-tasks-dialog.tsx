import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button';
import { FormNumberField } from '@/components/form/form-number-field';
import { resolverOf } from '@/components/form/form-schema';
import { TakeFromProjectDialog } from '@/components/form/take-from-project-dialog';
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
import { MOST_DAYS, takenTasksForm } from '@/schemas/tasks';
import styles from './take-tasks-dialog.module.css';

interface TakeTasksDialogProps extends DialogLife {
  /** The project that the tasks are for: its own are not offered. */
  projectId: Id;
  onTake: (tasks: TaskTexts[]) => void;
}

/** Takes the tasks of another project, with their deadlines moved. */
export function TakeTasksDialog({ projectId, onTake, ...life }: TakeTasksDialogProps) {
  const { control: choice } = useForm({ defaultValues: { project: '' } });
  const { project } = useFormValues(choice);
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
  const isChosen = project !== '';
  const read = useQuery({ ...tasksOptions(toId(project)), enabled: isChosen });
  const isShift = takenTasksForm.safeParse({ days: typed }).success;
  const days = isShift ? readWholeNumber(typed) : 0;
  const tasks = takenTasks(read.data?.items ?? [], days);
  return (
    <TakeFromProjectDialog
      {...life}
      title="Взять из другого проекта"
      control={choice}
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
      {isChosen && !read.data && <Spinner />}
      {read.data && <UnreadableRecords count={read.data.lost} />}
      {read.data && tasks.length === 0 && <p>Заданий там нет.</p>}
      {tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map(({ name, deadline }, index) => (
            // Tasks may have the same texts, and the list does not change while it is shown.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <bdi>{name}</bdi>
              {deadline && `, ${deadline}`}
            </li>
          ))}
        </ul>
      )}
    </TakeFromProjectDialog>
  );
}
