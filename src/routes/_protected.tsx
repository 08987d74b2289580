import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { sessionOptions } from '@/queries/session';

/** The guard of every protected page (spec §2.1, decisions §2.4). */
export const Route = createFileRoute('/_protected')({
  beforeLoad: ({ location }) => {
    if (!isSignedIn()) throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  component: ProtectedRoute,
});

function ProtectedRoute() {
  // Not in a loader: the check must not keep the first page waiting, and an observer repeats it when the window regains
  // focus.
  useQuery(sessionOptions());
  return <Outlet />;
}
