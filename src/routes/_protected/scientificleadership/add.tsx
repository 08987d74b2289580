import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Page } from '@/components/page';
import { DriveGate } from '@/features/account/drive-gate';
import { AddProjectPage } from '@/features/projects/add/add-project-page';
import { integrationsOptions } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { latest, prefetch } from '@/queries/client';
import { addProjectSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/_protected/scientificleadership/add')({
  validateSearch: addProjectSearch,
  loader: ({ context }) => void prefetchStudents(context.queryClient),
  component: AddProjectRoute,
});

/** Reads the applications as soon as a cloud drive is known to be connected (spec §4), before the page is rendered. */
async function prefetchStudents(queryClient: QueryClient): Promise<void> {
  const integrations = await latest(queryClient, integrationsOptions());
  if (integrations?.cloudDrive) prefetch(queryClient, applicationsOptions());
}

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
