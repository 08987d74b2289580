import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { syncSession } from '@/api/session-store';
import { AppFrame } from '@/features/frame/app-frame';

/** What loaders and pages get besides their address. */
export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // Guards and loaders ask whether somebody is signed in.
  beforeLoad: () => syncSession(),
  component: () => (
    <AppFrame>
      <Outlet />
    </AppFrame>
  ),
});
