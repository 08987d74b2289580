import { createFileRoute } from '@tanstack/react-router';
import { Page } from '@/components/page';
import { DriveGate } from '@/features/account/drive-gate';
import { AddProjectPage } from '@/features/projects/add/add-project-page';
import { integrationsOptions } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { prefetch } from '@/queries/client';
import { addProjectSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/_protected/scientificleadership/add')({
  validateSearch: addProjectSearch,
  loader: ({ context: { queryClient } }) => {
    const integrations = integrationsOptions();
    prefetch(queryClient, integrations);
    // Without a cloud drive no project can be added (spec §4): read the applications only with one.
    if (queryClient.getQueryData(integrations.queryKey)?.cloudDrive) {
      prefetch(queryClient, applicationsOptions());
    }
  },
  component: AddProjectRoute,
});

function AddProjectRoute() {
  const { student, several } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page heading="Добавить проект">
      <DriveGate>
        <AddProjectPage
          student={student}
          isSeveral={several === 'true'}
          onSeveralChange={(isSeveral) =>
            void navigate({
              search: (before) => ({ ...before, several: isSeveral ? 'true' : undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </DriveGate>
    </Page>
  );
}
