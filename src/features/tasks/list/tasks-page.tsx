import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useAction } from '@/components/action/use-action';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import { SelectField } from '@/components/select-field';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useNow } from '@/components/use-now';
import { VirtualList } from '@/components/virtual-list';
import type { Id } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { changeTaskMutation, taskStatusesOptions, tasksOptions } from '@/queries/tasks';
import type { ListOption } from '@/schemas/projects';
import type { Task, TaskOrder } from '@/schemas/tasks';
import { isLate, ordered } from '../task-order';
import { taskStyles } from '../task-styles';
import { useDoneStatus } from '../use-done-status';
import { useTasks } from '../use-tasks';
import { TaskCard } from './task-card';
import { TaskStatusMenu } from './task-status-menu';

const NO_STATUSES: readonly ListOption[] = [];

const ORDERS: { value: TaskOrder; label: string }[] = [
  { value: 'deadline', label: 'По сроку сдачи' },
  { value: 'status', label: 'По статусу' },
];

interface TasksPageProps {
  projectId: Id;
  order: TaskOrder;
  onOrderChange: (order: TaskOrder) => void;
}

/** The tasks of a project (spec §2.7). */
export function TasksPage({ projectId, order, onOrderChange }: TasksPageProps) {
  const { data: served } = useQuery(tasksOptions(projectId));
  const tasks = useTasks(projectId);
  const { data: statuses = NO_STATUSES } = useQuery(taskStatusesOptions());
  const list = useMemo(() => tasks && ordered(tasks, statuses, order), [tasks, statuses, order]);
  // The last choice stays while the list of statuses fades.
  const [choice, setChoice] = useState<{ task: Task; field: HTMLElement }>();
  const [isChoosing, setIsChoosing] = useState(false);
  const change = useAction(changeTaskMutation(projectId, choice?.task.id ?? 0));
  const choose = useCallback((task: Task, field: HTMLElement) => {
    setChoice({ task, field });
    setIsChoosing(true);
  }, []);
  const done = useDoneStatus(projectId);
  // A task becomes late before the eyes of who looks at it.
  const now = wallClockOf(useNow());

  function card(task: Task) {
    return (
      <TaskCard
        projectId={projectId}
        task={task}
        statuses={statuses}
        isChoosing={isChoosing && choice?.task.id === task.id}
        isLate={isLate(task, statuses, done, now)}
        onChoose={choose}
      />
    );
  }

  return (
    <Page
      heading={`Задания проекта #${projectId}`}
      actions={
        <ButtonLink to="/projects/$projectId/tasks/add" params={{ projectId }} variant="contained">
          Назначить задание
        </ButtonLink>
      }
    >
      {!list && <Spinner />}
      <UnreadableRecords of={served} />
      {list?.length === 0 && (
        <Box sx={{ py: 8, textAlign: 'center' }}>
          <Typography variant="h2" component="p">
            Заданий нет!
          </Typography>
        </Box>
      )}
      {list && list.length > 0 && (
        <>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              mb: 2,
            }}
          >
            <Typography color="textSecondary" aria-live="polite">
              найдено результатов: {list.length}
            </Typography>
            <SelectField
              label="Сортировка"
              value={order}
              options={ORDERS}
              onChange={(chosen) => onOrderChange(chosen === 'status' ? 'status' : 'deadline')}
            />
          </Box>
          <Box sx={taskStyles}>
            <VirtualList
              items={list}
              itemKey={(task) => task.id}
              renderItem={card}
              estimatedHeight={164}
            />
          </Box>
          <TaskStatusMenu
            open={isChoosing}
            task={choice?.task}
            field={choice?.field ?? null}
            statuses={statuses}
            onClose={() => setIsChoosing(false)}
            onChange={(taskId, status) => void change.run({ taskId, status })}
          />
        </>
      )}
    </Page>
  );
}
