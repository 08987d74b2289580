import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { RegisterPage } from '@/features/session/register-page';

export const Route = createFileRoute('/register')({
  beforeLoad: () => {
    if (isSignedIn()) throw redirect({ to: '/' });
  },
  component: RegisterRoute,
});

function RegisterRoute() {
  const router = useRouter();
  const { queryClient } = Route.useRouteContext();
  return (
    <RegisterPage
      onSignedIn={() => {
        queryClient.clear();
        // Run the guard above, which redirects.
        void router.invalidate();
      }}
    />
  );
}
