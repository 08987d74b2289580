import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { prefetch } from '@/queries/client';
import { sessionOptions } from '@/queries/session';

/** The guard of every protected page (spec §2.1, decisions §2.4). */
export const Route = createFileRoute('/_protected')({
  beforeLoad: ({ location }) => {
    if (!isSignedIn()) throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  loader: ({ context }) => prefetch(context.queryClient, sessionOptions()),
  component: ProtectedRoute,
});

function ProtectedRoute() {
  // An observer, so that the check runs again when the window regains focus.
  useQuery(sessionOptions());
  return <Outlet />;
}
