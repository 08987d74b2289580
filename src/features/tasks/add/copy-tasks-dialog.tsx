import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { CopyFromProjectDialog } from '@/components/form/copy-from-project-dialog';
import { NumberField } from '@/components/form/number-field';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import { labelledProjects } from '@/domain/project-labels';
import { movedDeadline, type NewTask } from '@/domain/task';
import { readWholeNumber } from '@/lib/decimal';
import { type Id, toId } from '@/lib/id';
import { showWallClock } from '@/lib/time';
import { projectsOptions } from '@/queries/projects';
import { tasksOptions } from '@/queries/tasks';

/** Days that deadlines can be moved by: ten years. */
const MOST_DAYS = 3_650;

interface CopyTasksDialogProps extends DialogLife {
  /** The project that the tasks are for: its own are not offered. */
  projectId: Id;
  onCopy: (tasks: NewTask[]) => void;
}

/** Copies tasks of another project, with their deadlines moved by some days. */
export function CopyTasksDialog({ projectId, onCopy, ...life }: CopyTasksDialogProps) {
  const [project, setProject] = useState('');
  const [typedDays, setTypedDays] = useState('0');
  /** Ids of the tasks that are not wanted. */
  const [left, setLeft] = useState<ReadonlySet<Id>>(new Set());
  const projects = useQuery(projectsOptions());
  const read = useQuery({ ...tasksOptions(toId(project)), enabled: project !== '' });
  const days = readWholeNumber(typedDays);
  const isShift = Math.abs(days) <= MOST_DAYS;
  const tasks = (read.data?.items ?? []).map(({ id, name, description, deadline }) => ({
    id,
    task: { name, description, deadline: movedDeadline(deadline, isShift ? days : 0) },
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
      projects={projects}
      choices={labelledProjects(projects.data?.items.filter(({ id }) => id !== projectId) ?? [])}
      project={project}
      onChoose={setProject}
      fields={
        <NumberField
          label="Сдвинуть сроки, дней"
          min={-MOST_DAYS}
          max={MOST_DAYS}
          value={typedDays}
          onChange={setTypedDays}
          error={isShift ? undefined : 'Целое число дней, назад — с минусом'}
        />
      }
      content={read}
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
                    {deadline && `, ${showWallClock(deadline)}`}
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </>
      )}
    </CopyFromProjectDialog>
  );
}
