import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PrintButton } from '@/features/paper/print-button';
import { ProjectPage } from '@/features/projects/detail/project-page';
import { readVisitedList } from '@/features/projects/visited-list';
import { prefetch } from '@/queries/client';
import { projectStagesOptions, projectStatusesOptions } from '@/queries/projects';

export const Route = createFileRoute('/_protected/projects/$projectId/')({
  staticData: { projectPlace: { section: '', showsProject: true } },
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, projectStatusesOptions());
    prefetch(queryClient, projectStagesOptions());
  },
  component: ProjectRoute,
});

function ProjectRoute() {
  const { projectId } = Route.useParams();
  const navigate = useNavigate();
  return (
    <ProjectPage
      key={projectId}
      projectId={projectId}
      actions={<PrintButton projectId={projectId} kind="passport" />}
      // Back to the list with its filter and search.
      onDeleted={() => void navigate({ to: '/projects', search: readVisitedList()?.search })}
    />
  );
}
