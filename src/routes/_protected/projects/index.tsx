import { createFileRoute } from '@tanstack/react-router';
import { ProjectsPage } from '@/features/projects/list/projects-page';
import { searchReadBy } from '@/lib/search';
import { prefetch } from '@/queries/client';
import { projectStatusesOptions, projectsOptions } from '@/queries/projects';
import { readProjectsSearch } from '@/schemas/addresses';

const validateSearch = searchReadBy(readProjectsSearch);

export const Route = createFileRoute('/_protected/projects/')({
  validateSearch,
  // Search and order do not concern the server.
  loaderDeps: ({ search: { filter } }) => ({ filter }),
  loader: ({ context: { queryClient }, deps: { filter }, cause }) => {
    const projects = projectsOptions(filter);
    // A change of the filter reads from the server even if the list is cached (decisions §2.1).
    prefetch(queryClient, cause === 'stay' ? { ...projects, staleTime: 0 } : projects);
    prefetch(queryClient, projectStatusesOptions());
  },
  component: ProjectsRoute,
});

function ProjectsRoute() {
  const navigate = Route.useNavigate();
  return (
    <ProjectsPage
      search={Route.useSearch()}
      onFilterChange={(filter) =>
        void navigate({ search: (before) => ({ ...before, filter, scope: undefined }) })
      }
      onSearchChange={(change) => {
        void navigate({
          search: (before) => ({ ...before, ...change }),
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}
