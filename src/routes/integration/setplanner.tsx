import { createFileRoute } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { PlannerPage } from '@/features/account/planner-page';
import { useIsSignedIn } from '@/features/frame/use-is-signed-in';
import { integrationsOptions, plannersOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';

export const Route = createFileRoute('/integration/setplanner')({
  loader: ({ context: { queryClient } }) => {
    if (!isSignedIn()) return;
    prefetch(queryClient, plannersOptions());
    prefetch(queryClient, integrationsOptions());
  },
  component: PlannerRoute,
});

function PlannerRoute() {
  const navigate = Route.useNavigate();
  return (
    <PlannerPage isSignedIn={useIsSignedIn()} onSaved={() => void navigate({ to: '/profile' })} />
  );
}
