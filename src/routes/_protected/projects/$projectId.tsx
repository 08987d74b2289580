import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { ProjectLayout } from '@/features/projects/detail/project-layout';
import { parseRouteId } from '@/lib/id';

export const Route = createFileRoute('/_protected/projects/$projectId')({
  params: {
    parse: ({ projectId }) => ({ projectId: parseRouteId(projectId) }),
    stringify: ({ projectId }) => ({ projectId: String(projectId) }),
  },
  beforeLoad: ({ params }) => {
    if (Number.isNaN(params.projectId)) throw notFound();
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
