import { createFileRoute } from '@tanstack/react-router';
import { getSessionToken } from '@/api/session-cookie';
import { MuiRoot } from '@/components/mui-root';
import { PlannerPage } from '@/features/account/planner-page';
import { plannersOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';

export const Route = createFileRoute('/integration/setplanner')({
  loader: ({ context }) => {
    if (getSessionToken()) prefetch(context.queryClient, plannersOptions());
  },
  component: PlannerRoute,
});

function PlannerRoute() {
  const navigate = Route.useNavigate();
  return (
    <MuiRoot>
      <PlannerPage
        isSignedIn={getSessionToken() !== undefined}
        onSaved={() => void navigate({ to: '/profile' })}
      />
    </MuiRoot>
  );
}
