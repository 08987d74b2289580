import { type KeyboardEvent, useId } from 'react';
import { findOption, type ListOption } from '@/schemas/projects';
import type { Task } from '@/schemas/tasks';

/** The id of the one list of statuses that serves all cards. */
export const STATUS_LIST_ID = 'task-statuses';

export interface TaskStatusButtonProps {
  task: Task;
  statuses: readonly ListOption[];
  /** The list of statuses is open for this task. */
  isChoosing: boolean;
  onChoose: (task: Task, field: HTMLElement) => void;
}

/** The closed selector of a task's status (spec §2.7); `TaskStatusMenu` is what it opens. */
export function TaskStatusButton({ task, statuses, isChoosing, onChoose }: TaskStatusButtonProps) {
  const labelId = useId();

  function open(field: HTMLElement) {
    onChoose(task, field);
  }

  function openByArrow(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.currentTarget);
  }

  return (
    <button
      type="button"
      // What MUI's Select is as well; a native select cannot share one list among thousands of cards.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="combobox"
      className="task-status"
      aria-labelledby={labelId}
      aria-haspopup="listbox"
      aria-expanded={isChoosing}
      aria-controls={isChoosing ? STATUS_LIST_ID : undefined}
      onClick={(event) => open(event.currentTarget)}
      onKeyDown={openByArrow}
    >
      <span id={labelId} aria-hidden>
        Статус задания
      </span>
      {findOption(statuses, task.status)?.name ?? task.status}
    </button>
  );
}
