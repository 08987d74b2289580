import { createFileRoute, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotFoundPage } from '@/features/frame/not-found-page';
import { ProjectLayout } from '@/features/projects/detail/project-layout';
import type { ProjectPlace } from '@/features/projects/detail/project-section';
import { useIsMissingProject } from '@/features/projects/detail/use-is-missing-project';
import { type Id, parseRouteId } from '@/lib/id';
import { savesData } from '@/lib/idle';
import { prefetch, whenQuiet } from '@/queries/client';
import { projectOptions } from '@/queries/project';

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
  usePreloadedSections(projectId);
  if (useIsMissingProject(projectId)) return <NotFoundPage />;
  return (
    <ProjectLayout projectId={projectId} place={place ?? NO_SECTION}>
      <Outlet />
    </ProjectLayout>
  );
}

/**
 * Preloads the tasks and statistics of the project, because professors switch between them and its first page. Commits
 * are expensive for a server and are preloaded only on intent.
 */
function usePreloadedSections(projectId: Id) {
  const router = useRouter();
  const { queryClient } = Route.useRouteContext();
  useEffect(() => {
    if (savesData()) return undefined;
    return whenQuiet(queryClient, () => {
      const params = { projectId };
      void router.preloadRoute({ to: '/projects/$projectId/tasks', params });
      void router.preloadRoute({ to: '/projects/$projectId/stats', params });
    });
  }, [router, queryClient, projectId]);
}
