import { useChange } from '@/components/action/use-action';
import { CommittedSelect } from '@/components/committed-select';
import { findOption, type ListOption } from '@/domain/list-option';
import type { Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { changeTaskMutation } from '@/queries/tasks';

interface TaskStatusFieldProps {
  projectId: Id;
  task: Task;
  statuses: readonly ListOption[];
  'aria-describedby'?: string;
  className?: string | undefined;
}

/** The select of a task's status; a choice is sent immediately (spec §2.7, §4). */
export function TaskStatusField({
  projectId,
  task,
  statuses,
  className,
  ...described
}: TaskStatusFieldProps) {
  const { mutate } = useChange(changeTaskMutation(projectId, task.id));
  return (
    <CommittedSelect
      {...described}
      label="Статус задания"
      labelAt="hidden"
      size="row"
      className={className}
      value={String(findOption(statuses, task.status)?.value ?? task.status)}
      options={statuses.map(({ name, value }) => ({ value: String(value), label: name }))}
      onChange={(chosen) => {
        const status = statuses.find(({ value }) => String(value) === chosen)?.value;
        if (status !== undefined) void mutate({ taskId: task.id, status });
      }}
    />
  );
}
