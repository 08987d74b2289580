import { createFileRoute, notFound } from '@tanstack/react-router';
import { MuiRoot } from '@/components/mui-root';
import { TaskPage } from '@/features/tasks/detail/task-page';
import { parseRouteId } from '@/lib/route-id';
import { prefetch } from '@/queries/client';
import { projectOptions } from '@/queries/projects';
import { taskProjectOptions, taskStatusesOptions, tasksOptions } from '@/queries/tasks';

export const Route = createFileRoute('/_protected/projects/$projectId/tasks/$taskId')({
  params: {
    parse: ({ taskId }) => ({ taskId: parseRouteId(taskId) }),
    stringify: ({ taskId }) => ({ taskId: String(taskId) }),
  },
  beforeLoad: ({ params }) => {
    if (Number.isNaN(params.taskId)) throw notFound();
  },
  loader: ({ context: { queryClient }, params: { projectId, taskId } }) => {
    prefetch(queryClient, taskProjectOptions(projectId, taskId));
    prefetch(queryClient, tasksOptions(projectId));
    prefetch(queryClient, taskStatusesOptions());
    prefetch(queryClient, projectOptions(projectId));
  },
  component: TaskRoute,
});

function TaskRoute() {
  const { projectId, taskId } = Route.useParams();
  return (
    <MuiRoot>
      <TaskPage projectId={projectId} taskId={taskId} />
    </MuiRoot>
  );
}
