import { createFileRoute } from '@tanstack/react-router';
import { TaskPage } from '@/features/tasks/detail/task-page';
import { parseRouteId } from '@/lib/id';
import { prefetch } from '@/queries/client';
import { taskProjectOptions, taskStatusesOptions, tasksOptions } from '@/queries/tasks';

export const Route = createFileRoute('/_protected/projects/$projectId/tasks/$taskId')({
  staticData: { projectPlace: { section: '/tasks', showsProject: true } },
  params: {
    parse: ({ taskId }) => {
      const id = parseRouteId(taskId);
      return Number.isNaN(id) ? false : { taskId: id };
    },
    stringify: ({ taskId }) => ({ taskId: String(taskId) }),
  },
  loader: ({ context: { queryClient }, params: { projectId, taskId } }) => {
    prefetch(queryClient, taskProjectOptions(projectId, taskId));
    prefetch(queryClient, tasksOptions(projectId));
    prefetch(queryClient, taskStatusesOptions());
  },
  component: TaskRoute,
});

function TaskRoute() {
  const { projectId, taskId } = Route.useParams();
  return <TaskPage projectId={projectId} taskId={taskId} />;
}
