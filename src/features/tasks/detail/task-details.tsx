import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNow } from '@/components/use-now';
import type { Id } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { taskStatusesOptions } from '@/queries/tasks';
import { findOption } from '@/schemas/projects';
import { Deadline } from '../deadline';
import { isLate } from '../task-order';
import { taskStyles } from '../task-styles';
import { useDoneStatus } from '../use-done-status';
import { useTasks } from '../use-tasks';

interface TaskDetailsProps {
  projectId: Id;
  taskId: Id;
}

/** The task itself, out of the list of the project: no call answers with one task alone (spec §7). */
export function TaskDetails({ projectId, taskId }: TaskDetailsProps) {
  const nameId = useId();
  const tasks = useTasks(projectId);
  const { data: statuses = [] } = useQuery(taskStatusesOptions());
  const done = useDoneStatus(projectId);
  const now = wallClockOf(useNow());
  const task = tasks?.find(({ id }) => id === taskId);
  if (!task) return null;
  return (
    <Box component="section" aria-labelledby={nameId} sx={taskStyles}>
      <Typography variant="h2" id={nameId} gutterBottom>
        {task.name || 'Без названия'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          #{task.id}
        </Typography>
        <Chip
          size="small"
          label={findOption(statuses, task.status)?.name ?? task.status}
          title="Статус задания"
        />
        <Deadline deadline={task.deadline} isLate={isLate(task, statuses, done, now)} />
      </Box>
      <Typography
        color={task.description ? undefined : 'textSecondary'}
        sx={{ whiteSpace: 'pre-wrap' }}
      >
        {task.description || 'Без описания'}
      </Typography>
    </Box>
  );
}
