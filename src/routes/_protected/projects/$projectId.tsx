import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProjectLayout } from '@/features/projects/detail/project-layout';
import { parseRouteId } from '@/lib/id';

export const Route = createFileRoute('/_protected/projects/$projectId')({
  params: {
    // `false`: no such address, so that it is not found before anything is asked for.
    parse: ({ projectId }) => {
      const id = parseRouteId(projectId);
      return Number.isNaN(id) ? false : { projectId: id };
    },
    stringify: ({ projectId }) => ({ projectId: String(projectId) }),
  },
  component: ProjectLayoutRoute,
});

function ProjectLayoutRoute() {
  const { projectId } = Route.useParams();
  return (
    <ProjectLayout projectId={projectId}>
      <Outlet />
    </ProjectLayout>
  );
}
