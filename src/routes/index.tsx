import { createFileRoute } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { IN_PROGRESS } from '@/domain/list-option';
import { AuthorizationRefusal } from '@/features/account/authorization-refusal';
import { integrationsOptions } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { prefetch } from '@/queries/client';
import { projectsOptions } from '@/queries/projects';
import { authorizationSearch, isRefusal } from '@/schemas/addresses';
import { Home } from './-home';

export const Route = createFileRoute('/')({
  validateSearch: authorizationSearch,
  loader: ({ context: { queryClient } }) => {
    if (!isSignedIn()) return;
    prefetch(queryClient, integrationsOptions());
    prefetch(queryClient, applicationsOptions());
    prefetch(queryClient, projectsOptions(IN_PROGRESS));
  },
  component: IndexRoute,
});

function IndexRoute() {
  const search = Route.useSearch();
  return <Home notice={isRefusal(search) && <AuthorizationRefusal refusal={search} />} />;
}
