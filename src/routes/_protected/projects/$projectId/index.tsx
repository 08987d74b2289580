import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ProjectPage } from '@/features/projects/detail/project-page';
import { readVisitedList } from '@/features/projects/visited-list';
import type { Id } from '@/lib/id';
import { prefetch, whenQuiet } from '@/queries/client';
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
  usePreloadedSections(projectId);
  return (
    <ProjectPage
      key={projectId}
      projectId={projectId}
      // Back to the list with its filter and search.
      onDeleted={() => void navigate({ to: '/projects', search: readVisitedList()?.search })}
    />
  );
}

/**
 * Preloads the other sections of the project, which professors open from its first page. Commits are expensive for a
 * server: only their code is, and they themselves on intent.
 */
function usePreloadedSections(projectId: Id) {
  const router = useRouter();
  const { queryClient } = Route.useRouteContext();
  useEffect(() => {
    return whenQuiet(queryClient, () => {
      const params = { projectId };
      void router.preloadRoute({ to: '/projects/$projectId/tasks', params });
      void router.preloadRoute({ to: '/projects/$projectId/stats', params });
      void router.loadRouteChunk(router.routesByPath['/projects/$projectId/commits']);
    });
  }, [router, queryClient, projectId]);
}
