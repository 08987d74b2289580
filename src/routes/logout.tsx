import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LogoutPage } from '@/features/session/logout-page';

export const Route = createFileRoute('/logout')({
  component: LogoutRoute,
});

function LogoutRoute() {
  const { reloadDocument } = Route.useRouteContext();
  const goHome = useCallback(() => reloadDocument('/'), [reloadDocument]);
  return <LogoutPage onSignedOut={goHome} />;
}
