import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Id } from '@/lib/id';
import { findOption, type ListOption } from '@/schemas/projects';
import type { Task } from '@/schemas/tasks';
import { STATUS_LIST_ID } from './task-status-button';

interface TaskStatusMenuProps {
  open: boolean;
  /** The task whose status is chosen, and the selector that it was opened from. */
  task: Task | undefined;
  field: HTMLElement | null;
  statuses: readonly ListOption[];
  onClose: () => void;
  onChange: (taskId: Id, status: number) => void;
}

/** The list of statuses of all cards; a choice is sent at once (spec §4). */
export function TaskStatusMenu({
  open,
  task,
  field,
  statuses,
  onClose,
  onChange,
}: TaskStatusMenuProps) {
  const current = task && findOption(statuses, task.status);
  return (
    <Menu
      open={open}
      anchorEl={field}
      onClose={onClose}
      slotProps={{
        list: { id: STATUS_LIST_ID, role: 'listbox', 'aria-label': 'Статус задания' },
        // As for every Select (theme.ts): content outside of every landmark is lost to who goes by landmarks.
        paper: { role: 'region', 'aria-label': 'Варианты выбора', sx: { minWidth: 200 } },
      }}
    >
      {statuses.map((status) => (
        <MenuItem
          key={status.value}
          // The items of a list box, as in MUI's own Select; a native option cannot be in a popup.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          selected={status === current}
          aria-selected={status === current}
          onClick={() => {
            onClose();
            if (task && status !== current) onChange(task.id, status.value);
          }}
        >
          {status.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
