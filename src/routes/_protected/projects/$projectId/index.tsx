import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { MuiRoot } from '@/components/mui-root';
import { ProjectPage } from '@/features/projects/detail/project-page';
import { prefetch } from '@/queries/client';
import {
  projectKeys,
  projectOptions,
  projectStagesOptions,
  projectStatusesOptions,
} from '@/queries/projects';

export const Route = createFileRoute('/_protected/projects/$projectId/')({
  loader: ({ context: { queryClient }, params: { projectId } }) => {
    prefetch(queryClient, projectOptions(projectId));
    prefetch(queryClient, projectStatusesOptions());
    prefetch(queryClient, projectStagesOptions());
  },
  component: ProjectRoute,
});

function ProjectRoute() {
  const { projectId } = Route.useParams();
  const { queryClient } = Route.useRouteContext();
  const navigate = useNavigate();
  return (
    <MuiRoot>
      <ProjectPage
        key={projectId}
        projectId={projectId}
        onDeleted={async () => {
          await navigate({ to: '/projects' });
          queryClient.removeQueries({ queryKey: projectKeys.project(projectId) });
        }}
      />
    </MuiRoot>
  );
}
