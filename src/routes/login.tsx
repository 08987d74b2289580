import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { LoginPage } from '@/features/session/login-page';
import { safeRedirect } from '@/lib/safe-link';
import { loginSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => {
    if (isSignedIn()) throw redirect({ href: safeRedirect(search.redirect) });
  },
  component: LoginPage,
});
