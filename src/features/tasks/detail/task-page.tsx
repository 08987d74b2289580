import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import type { Id } from '@/lib/id';
import { taskProjectOptions } from '@/queries/tasks';
import { TaskDetails } from './task-details';
import { TaskProjectDetails } from './task-project-details';

interface TaskPageProps {
  projectId: Id;
  taskId: Id;
}

/** A task and the project that it belongs to (spec §2.9). */
export function TaskPage({ projectId, taskId }: TaskPageProps) {
  const { data: project } = useQuery(taskProjectOptions(projectId, taskId));
  const name = `Задание #${taskId}`;
  return (
    <Page heading={project?.theme || name} title={name}>
      <Stack spacing={4}>
        <TaskDetails projectId={projectId} taskId={taskId} />
        {project ? <TaskProjectDetails projectId={projectId} project={project} /> : <Spinner />}
      </Stack>
    </Page>
  );
}
