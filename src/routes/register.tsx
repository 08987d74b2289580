import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { RegisterPage } from '@/features/session/register-page';

export const Route = createFileRoute('/register')({
  beforeLoad: () => {
    if (isSignedIn()) throw redirect({ to: '/' });
  },
  component: RegisterRoute,
});

function RegisterRoute() {
  const { queryClient } = Route.useRouteContext();
  const navigate = useNavigate();
  return (
    <RegisterPage
      onSignedIn={() => {
        queryClient.clear();
        void navigate({ to: '/' });
      }}
    />
  );
}
