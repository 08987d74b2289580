import { createFileRoute } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { useIsSignedIn } from '@/features/frame/use-is-signed-in';
import { HomePage } from '@/features/home/home-page';
import { integrationsOptions } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { prefetch } from '@/queries/client';
import { projectsOptions } from '@/queries/projects';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => {
    if (!isSignedIn()) return;
    prefetch(queryClient, integrationsOptions());
    prefetch(queryClient, applicationsOptions());
    prefetch(queryClient, projectsOptions('InProgress'));
  },
  component: HomeRoute,
});

function HomeRoute() {
  return <HomePage isSignedIn={useIsSignedIn()} />;
}
