import { SelectField } from '@/components/select-field';
import { findOption, type ListOption } from '@/schemas/projects';
import type { Task } from '@/schemas/tasks';

interface TaskStatusFieldProps {
  task: Task;
  statuses: readonly ListOption[];
  isChanging: boolean;
  onChange: (taskId: number, status: number) => void;
}

/** The status of a task; a choice is sent at once (spec §4). */
export function TaskStatusField({ task, statuses, isChanging, onChange }: TaskStatusFieldProps) {
  const current = findOption(statuses, task.status);
  return (
    <SelectField
      label="Статус задания"
      value={String(current?.value ?? task.status)}
      options={statuses.map(({ name, value }) => ({ value: String(value), label: name }))}
      readOnly={isChanging}
      onChange={(value) => onChange(task.id, Number(value))}
    />
  );
}
