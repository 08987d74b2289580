import { createFileRoute } from '@tanstack/react-router';
import { AssignTasksLink } from '@/features/projects/assign-tasks-link';
import { TasksPage } from '@/features/tasks/list/tasks-page';
import { prefetch } from '@/queries/client';
import { taskStatusesOptions, tasksOptions } from '@/queries/tasks';

export const Route = createFileRoute('/_protected/projects/$projectId/tasks/')({
  staticData: { projectPlace: { section: '/tasks' } },
  loader: ({ context: { queryClient }, params: { projectId } }) => {
    prefetch(queryClient, tasksOptions(projectId));
    prefetch(queryClient, taskStatusesOptions());
  },
  component: TasksRoute,
});

function TasksRoute() {
  const { projectId } = Route.useParams();
  return (
    <TasksPage
      key={projectId}
      projectId={projectId}
      actions={<AssignTasksLink isMain projectIds={[projectId]} />}
    />
  );
}
