import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { Spinner } from './components/spinner';
import { ErrorPage } from './features/frame/error-page';
import { NotFoundPage } from './features/frame/not-found-page';
import { parseSearch, stringifySearch } from './lib/search';
import type { RouterContext } from './routes/__root';
import { routeTree } from './routeTree.gen';

interface AppRouterOptions extends RouterContext {
  /** Another history than the browser's, for tests. */
  history?: RouterHistory;
}

/** The whole app: the route tree (spec §2.1) with the providers that every page needs. */
export function createAppRouter({ history, ...context }: AppRouterOptions) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    ...(history && { history }),
    defaultPreload: 'intent',
    // Loaders run at each preload and visit; the query cache decides what is asked again.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Spinner,
    defaultErrorComponent: ErrorPage,
    // Show 404 in the root frame for every unknown path, without running guards or loaders.
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundPage,
    Wrap: ({ children }) => (
      <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
    ),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
