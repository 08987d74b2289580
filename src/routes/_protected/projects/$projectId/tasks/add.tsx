import { createFileRoute } from '@tanstack/react-router';
import { MuiRoot } from '@/components/mui-root';
import { Page } from '@/components/page';
import { IntegrationGate } from '@/features/account/integration-gate';
import { AddTaskForm } from '@/features/tasks/add/add-task-form';
import { integrationsOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';

export const Route = createFileRoute('/_protected/projects/$projectId/tasks/add')({
  staticData: { projectPlace: { section: '/tasks', isAssigning: true } },
  loader: ({ context: { queryClient } }) => prefetch(queryClient, integrationsOptions()),
  component: AddTaskRoute,
});

function AddTaskRoute() {
  const { projectId } = Route.useParams();
  return (
    <MuiRoot>
      <Page heading="Назначить задание">
        <IntegrationGate needs="cloudDrive">
          <AddTaskForm key={projectId} projectId={projectId} />
        </IntegrationGate>
      </Page>
    </MuiRoot>
  );
}
