import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
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
  const { queryClient } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <LoginPage
      onSignedIn={() => {
        queryClient.clear();
        // The router adds the default search parameters of the page to the address; the plain history would
        // not.
        void navigate({ href: safeRedirect(search.redirect) });
      }}
    />
  );
}
