import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { LoginPage } from '@/features/session/login-page';
import { safeRedirect } from '@/lib/safe-link';
import { loginSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => {
    if (isSignedIn()) throw redirect({ href: safeRedirect(search.redirect) });
  },
  component: LoginRoute,
});

function LoginRoute() {
  const router = useRouter();
  const { queryClient } = Route.useRouteContext();
  return (
    <LoginPage
      onSignedIn={() => {
        queryClient.clear();
        // Run the guard above, which redirects to the current target: a menu link may have been pressed
        // while the server was answering.
        void router.invalidate();
      }}
    />
  );
}
