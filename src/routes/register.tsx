import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { getSessionToken } from '@/api/session-cookie';
import { MuiRoot } from '@/components/mui-root';
import { RegisterPage } from '@/features/session/register-page';

export const Route = createFileRoute('/register')({
  beforeLoad: () => {
    if (getSessionToken()) throw redirect({ to: '/' });
  },
  component: RegisterRoute,
});

function RegisterRoute() {
  const { queryClient } = Route.useRouteContext();
  const navigate = useNavigate();
  return (
    <MuiRoot>
      <RegisterPage
        onSignedIn={() => {
          queryClient.clear();
          void navigate({ to: '/' });
        }}
      />
    </MuiRoot>
  );
}
