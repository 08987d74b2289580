import { Link } from '@tanstack/react-router';
import { memo, useId, useState } from 'react';
import type { Id } from '@/lib/id';
import { httpLink } from '@/lib/safe-link';
import type { Task } from '@/schemas/tasks';
import { Deadline } from '../deadline';
import { TaskStatusButton, type TaskStatusButtonProps } from './task-status-button';

interface TaskCardProps extends TaskStatusButtonProps {
  projectId: Id;
  isLate: boolean;
}

/** One task of the list (spec §2.7): plain elements that `taskStyles` dresses. */
export const TaskCard = memo(function TaskCard({ projectId, isLate, ...status }: TaskCardProps) {
  const { task } = status;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className="task-card" aria-labelledby={`${id}-name`}>
      <div className="task-row">
        <span className="task-id">#{task.id}</span>
        <Deadline deadline={task.deadline} isLate={isLate} />
      </div>
      <h2 id={`${id}-name`}>
        <Link to="/projects/$projectId/tasks/$taskId" params={{ projectId, taskId: task.id }}>
          {task.name || 'Без названия'}
        </Link>
      </h2>
      <div className="task-row">
        <TaskStatusButton {...status} />
        <TaskFolder task={task} />
        {task.description && (
          <button
            type="button"
            className="task-action task-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-description` : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            Описание
          </button>
        )}
      </div>
      {isOpen && (
        <p id={`${id}-description`} className="task-description">
          {task.description}
        </p>
      )}
    </article>
  );
});

function TaskFolder({ task }: { task: Task }) {
  const link = httpLink(task.cloud_folder_link);
  return link ? (
    <a className="task-action" href={link} target="_blank" rel="noopener noreferrer">
      Открыть папку задания
    </a>
  ) : (
    <button type="button" className="task-action" disabled>
      Задания нет в облачном хранилище
    </button>
  );
}
