import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { RegisterPage } from '@/features/session/register-page';
import { safeRedirect } from '@/lib/safe-link';
import { loginSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/register')({
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => {
    if (isSignedIn()) throw redirect({ href: safeRedirect(search.redirect) });
  },
  component: RegisterPage,
});
