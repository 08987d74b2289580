import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { AppFrame } from '@/features/frame/app-frame';

/** What loaders and pages get besides their address. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Loads the document anew, here or at another path: memory must be emptied (spec §2.16, §8). */
  reloadDocument: (path?: string) => void;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <AppFrame>
      <Outlet />
    </AppFrame>
  ),
});
