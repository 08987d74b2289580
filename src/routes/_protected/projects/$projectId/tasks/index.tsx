import { createFileRoute } from '@tanstack/react-router';
import { TasksPage } from '@/features/tasks/list/tasks-page';
import { searchReadBy } from '@/lib/search';
import { prefetch } from '@/queries/client';
import { taskStatusesOptions, tasksOptions } from '@/queries/tasks';
import { readTasksSearch } from '@/schemas/addresses';

const validateSearch = searchReadBy(readTasksSearch);

export const Route = createFileRoute('/_protected/projects/$projectId/tasks/')({
  staticData: { projectPlace: { section: '/tasks' } },
  validateSearch,
  loader: ({ context: { queryClient }, params: { projectId }, cause }) => {
    // Another order shows the same tasks: no new read.
    if (cause === 'stay') return;
    prefetch(queryClient, tasksOptions(projectId));
    prefetch(queryClient, taskStatusesOptions());
  },
  component: TasksRoute,
});

function TasksRoute() {
  const { projectId } = Route.useParams();
  const { order = 'deadline' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TasksPage
      key={projectId}
      projectId={projectId}
      order={order}
      onOrderChange={(chosen) => {
        void navigate({ search: { order: chosen }, replace: true, resetScroll: false });
      }}
    />
  );
}
