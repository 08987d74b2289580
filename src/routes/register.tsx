import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { RegisterPage } from '@/features/session/register-page';

export const Route = createFileRoute('/register')({
  beforeLoad: () => {
    if (isSignedIn()) throw redirect({ to: '/' });
  },
  component: RegisterPage,
});
