import { createFileRoute } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { PlannerPage } from '@/features/account/planner-page';
import { useIsSignedIn } from '@/features/frame/use-is-signed-in';
import { plannersOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';

export const Route = createFileRoute('/integration/setplanner')({
  loader: ({ context }) => {
    if (isSignedIn()) prefetch(context.queryClient, plannersOptions());
  },
  component: PlannerRoute,
});

function PlannerRoute() {
  const navigate = Route.useNavigate();
  return (
    <PlannerPage isSignedIn={useIsSignedIn()} onSaved={() => void navigate({ to: '/profile' })} />
  );
}
