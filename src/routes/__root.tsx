import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { syncSession } from '@/api/session-store';
import { AppFrame } from '@/features/frame/app-frame';

/** Context of loaders and pages. */
export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // Guards and loaders depend on whether the user is signed in.
  beforeLoad: () => syncSession(),
  component: () => (
    <AppFrame>
      <Outlet />
    </AppFrame>
  ),
});
