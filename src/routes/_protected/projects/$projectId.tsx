import { createFileRoute, Outlet, useLocation, useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { prefetchSections } from '@/features/projects/detail/prefetch-sections';
import { ProjectLayout } from '@/features/projects/detail/project-layout';
import type { ProjectSection } from '@/features/projects/detail/project-neighbours';
import { parseRouteId } from '@/lib/id';
import { whenIdle } from '@/lib/idle';
import { prefetch } from '@/queries/client';
import { projectOptions } from '@/queries/project';

export const Route = createFileRoute('/_protected/projects/$projectId')({
  params: {
    // `false`: no such address, so that it is not found before anything is asked for.
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

function ProjectLayoutRoute() {
  const { projectId } = Route.useParams();
  const information = useMatch({ from: '/_protected/projects/$projectId/', shouldThrow: false });
  const task = useMatch({
    from: '/_protected/projects/$projectId/tasks/$taskId',
    shouldThrow: false,
  });
  const newTask = useMatch({
    from: '/_protected/projects/$projectId/tasks/add',
    shouldThrow: false,
  });
  const section = useLocation({ select: ({ pathname }) => sectionOf(pathname) });
  const { queryClient } = Route.useRouteContext();
  useEffect(
    () => whenIdle(() => void prefetchSections(queryClient, projectId)),
    [queryClient, projectId],
  );
  return (
    <ProjectLayout
      projectId={projectId}
      saysProject={Boolean(information ?? task)}
      isAssigning={Boolean(newTask)}
      section={section}
    >
      <Outlet />
    </ProjectLayout>
  );
}

const SECTIONS: readonly ProjectSection[] = ['/tasks', '/commits', '/stats'];

/** The section that an address is in; a task and the form of a new one are among the tasks. */
function sectionOf(pathname: string): ProjectSection {
  return SECTIONS.find((section) => pathname.split('/')[3] === section.slice(1)) ?? '';
}
