import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage } from '@/features/applications/applications-page';
import { applicationsOptions } from '@/queries/applications';
import { prefetch } from '@/queries/client';
import { applicationsSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/_protected/applications')({
  validateSearch: applicationsSearch,
  loader: ({ context }) => prefetch(context.queryClient, applicationsOptions()),
  component: ApplicationsRoute,
});

function ApplicationsRoute() {
  const { query = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ApplicationsPage
      query={query}
      onQueryChange={(typed) =>
        void navigate({ search: { query: typed || undefined }, replace: true, resetScroll: false })
      }
    />
  );
}
