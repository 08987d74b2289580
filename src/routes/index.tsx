import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { isConnected } from '@/domain/account';
import { IN_PROGRESS } from '@/domain/list-option';
import { preloadDay } from '@/features/home/home-page';
import { integrationsOptions } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { latest, prefetch } from '@/queries/client';
import { meetingsOptions } from '@/queries/meetings';
import { projectsOptions } from '@/queries/projects';
import { Home } from './-home';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient }, cause }) => {
    if (!isSignedIn()) return;
    prefetch(queryClient, integrationsOptions());
    prefetch(queryClient, applicationsOptions());
    prefetch(queryClient, projectsOptions(IN_PROGRESS));
    if (cause !== 'preload') void prefetchMeetings(queryClient);
    // The day takes the place of its prerendered frame: a spinner must not come between.
    await preloadDay();
  },
  component: Home,
});

/** Reads the meetings as soon as the page may (decisions §5.28), and not only once it is shown. */
async function prefetchMeetings(queryClient: QueryClient): Promise<void> {
  const integrations = await latest(queryClient, integrationsOptions());
  if (!integrations || isConnected(integrations, 'planner')) {
    prefetch(queryClient, meetingsOptions());
  }
}
