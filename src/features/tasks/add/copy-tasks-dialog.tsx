import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { OwnRead } from '@/components/failed-read';
import { CopyFromProjectDialog } from '@/components/form/copy-from-project-dialog';
import { FormNumberField } from '@/components/form/form-number-field';
import { resolverOf } from '@/components/form/form-schema';
import { useFormValues } from '@/components/form/use-form-values';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import { labelledProjects } from '@/domain/project-labels';
import { movedDeadline, type NewTask } from '@/domain/task';
import { readWholeNumber } from '@/lib/decimal';
import { type Id, toId } from '@/lib/id';
import { readWallClock } from '@/lib/served-time';
import { showWallClock } from '@/lib/time';
import { projectsOptions } from '@/queries/projects';
import { tasksOptions } from '@/queries/tasks';
import { copiedTasksForm, MOST_DAYS } from '@/schemas/tasks';

interface CopyTasksDialogProps extends DialogLife {
  /** The project that the tasks are for: its own are not offered. */
  projectId: Id;
  onCopy: (tasks: NewTask[]) => void;
}

/** Copies tasks of another project, with their deadlines moved by some days (decisions §5.38). */
export function CopyTasksDialog({ projectId, onCopy, ...life }: CopyTasksDialogProps) {
  const { control: choice } = useForm({ defaultValues: { project: '' } });
  const { project } = useFormValues(choice);
  const { control } = useForm({
    defaultValues: { days: '0' },
    resolver: resolverOf(copiedTasksForm),
    mode: 'onChange',
  });
  const { days: typed } = useFormValues(control);
  /** Ids of the tasks that are not wanted. */
  const [left, setLeft] = useState<ReadonlySet<Id>>(new Set());
  const projects = useQuery(projectsOptions());
  const offered = useMemo(
    () => labelledProjects(projects.data?.items.filter(({ id }) => id !== projectId) ?? []),
    [projects.data, projectId],
  );
  const read = useQuery({ ...tasksOptions(toId(project)), enabled: project !== '' });
  const isShift = copiedTasksForm.safeParse({ days: typed }).success;
  const days = isShift ? readWholeNumber(typed) : 0;
  const tasks = (read.data?.items ?? []).map(({ id, name, description, deadline }) => ({
    id,
    task: { name, description, deadline: movedDeadline(deadline, days) },
  }));
  const wanted = tasks.filter(({ id }) => !left.has(id)).map(({ task }) => task);

  function leave(id: Id, isLeft: boolean) {
    const others = [...left].filter((other) => other !== id);
    setLeft(new Set(isLeft ? [...others, id] : others));
  }

  return (
    <CopyFromProjectDialog
      {...life}
      title="Скопировать из другого проекта"
      control={choice}
      read={projects}
      choices={offered}
      actions={
        <Button
          variant="contained"
          disabled={wanted.length === 0 || !isShift || !life.open}
          onClick={() => {
            onCopy(wanted);
            life.onClose();
          }}
        >
          {`Скопировать задания (${wanted.length})`}
        </Button>
      }
    >
      <FormNumberField
        control={control}
        name="days"
        label="Сдвинуть сроки, дней"
        min={-MOST_DAYS}
        max={MOST_DAYS}
      />
      {project !== '' && (
        <OwnRead read={read}>
          {({ lost }) => (
            <>
              <UnreadableRecords count={lost} />
              {tasks.length === 0 && <p>Заданий там нет.</p>}
              <ul>
                {tasks.map(({ id, task: { name, deadline } }) => (
                  <li key={id}>
                    <Checkbox
                      checked={!left.has(id)}
                      onChange={({ target }) => leave(id, !target.checked)}
                    >
                      <span>
                        <bdi>{name}</bdi>
                        {deadline && `, ${showWallClock(readWallClock(deadline))}`}
                      </span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </>
          )}
        </OwnRead>
      )}
    </CopyFromProjectDialog>
  );
}
