import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { NotFoundPage } from '@/features/frame/not-found-page';
import { ProjectLayout, type ProjectPlace } from '@/features/projects/detail/project-layout';
import { useIsMissingProject } from '@/features/projects/detail/use-is-missing-project';
import { parseRouteId } from '@/lib/id';
import { prefetch } from '@/queries/client';
import { projectOptions } from '@/queries/projects';

export const Route = createFileRoute('/_protected/projects/$projectId')({
  params: {
    // `false`: not found, before anything is read.
    parse: ({ projectId }) => {
      const id = parseRouteId(projectId);
      return Number.isNaN(id) ? false : { projectId: id };
    },
    stringify: ({ projectId }) => ({ projectId: String(projectId) }),
  },
  loader: ({ context: { queryClient }, params: { projectId } }) =>
    prefetch(queryClient, projectOptions(projectId)),
  component: ProjectLayoutRoute,
});

/** While a page outside of projects is loading, this layout is still on screen. */
const NO_SECTION: ProjectPlace = { section: '' };

function ProjectLayoutRoute() {
  const { projectId } = Route.useParams();
  const place = useMatches({ select: (matches) => matches.at(-1)?.staticData.projectPlace });
  if (useIsMissingProject(projectId)) return <NotFoundPage />;
  return (
    <ProjectLayout projectId={projectId} place={place ?? NO_SECTION}>
      <Outlet />
    </ProjectLayout>
  );
}
