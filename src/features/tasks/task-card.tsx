import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { ExternalLinkButton } from '@/components/external-link-button';
import { AppLink } from '@/components/link';
import type { ListOption } from '@/schemas/projects';
import type { Task } from '@/schemas/tasks';
import { Deadline } from './deadline';
import { TaskStatusField } from './task-status-field';

interface TaskCardProps {
  projectId: number;
  task: Task;
  statuses: readonly ListOption[];
  /** A change of the status is under way. */
  isChanging: boolean;
  isLate: boolean;
  onStatusChange: (taskId: number, status: number) => void;
}

/** One task of the list (spec §2.7). */
export const TaskCard = memo(function TaskCard({
  projectId,
  task,
  statuses,
  isChanging,
  isLate,
  onStatusChange,
}: TaskCardProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      component="article"
      aria-labelledby={`${id}-name`}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          #{task.id}
        </Typography>
        <Deadline deadline={task.deadline} isLate={isLate} />
      </Box>
      <Typography variant="h2" id={`${id}-name`}>
        <AppLink to="/projects/$projectId/tasks/$taskId" params={{ projectId, taskId: task.id }}>
          {task.name || 'Без названия'}
        </AppLink>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TaskStatusField
          task={task}
          statuses={statuses}
          isChanging={isChanging}
          onChange={onStatusChange}
        />
        <ExternalLinkButton
          href={task.cloud_folder_link}
          label="Открыть папку задания"
          missingLabel="Задания нет в облачном хранилище"
        />
        {task.description && (
          <Button
            color="inherit"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-description` : undefined}
            endIcon={<ExpandMoreIcon sx={{ rotate: isOpen ? '180deg' : 'none' }} />}
            onClick={() => setIsOpen(!isOpen)}
          >
            Описание
          </Button>
        )}
      </Box>
      {isOpen && (
        <Typography id={`${id}-description`} sx={{ whiteSpace: 'pre-wrap' }}>
          {task.description}
        </Typography>
      )}
    </Card>
  );
});
