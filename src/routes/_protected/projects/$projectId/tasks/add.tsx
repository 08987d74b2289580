import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Page } from '@/components/page';
import { DriveGate } from '@/features/account/drive-gate';
import { TasksForm } from '@/features/tasks/add/tasks-form';
import { integrationsOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';
import { projectOptions } from '@/queries/projects';
import { newTaskSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/_protected/projects/$projectId/tasks/add')({
  validateSearch: newTaskSearch,
  staticData: { projectPlace: { section: '/tasks' } },
  loader: ({ context: { queryClient } }) => prefetch(queryClient, integrationsOptions()),
  component: AddTaskRoute,
});

function AddTaskRoute() {
  const { projectId } = Route.useParams();
  const { projects } = Route.useSearch();
  const others = projects?.split(',').filter((id) => id !== String(projectId));
  const { data: project } = useQuery(projectOptions(projectId));
  return (
    <Page heading="Назначить задание">
      <DriveGate isProven={project?.folderLink !== undefined}>
        <TasksForm key={projectId} projectId={projectId} others={others ?? []} />
      </DriveGate>
    </Page>
  );
}
