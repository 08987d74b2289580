import { createFileRoute } from '@tanstack/react-router';
import { Page } from '@/components/page';
import { DriveGate } from '@/features/account/drive-gate';
import { AddTasksPage } from '@/features/tasks/add/add-tasks-page';
import { integrationsOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';
import { newTaskSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/_protected/projects/$projectId/tasks/add')({
  validateSearch: newTaskSearch,
  staticData: { projectPlace: { section: '/tasks', isAssigning: true } },
  loader: ({ context: { queryClient } }) => prefetch(queryClient, integrationsOptions()),
  component: AddTaskRoute,
});

function AddTaskRoute() {
  const { projectId } = Route.useParams();
  const { list, projects } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page heading="Назначить задание">
      <DriveGate>
        <AddTasksPage
          key={projectId}
          projectId={projectId}
          others={projects?.split(',') ?? []}
          isList={list === 'true'}
          onListChange={(isList) =>
            void navigate({
              search: { list: isList ? 'true' : undefined, projects },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </DriveGate>
    </Page>
  );
}
