import { createFileRoute } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session-store';
import { integrationsOptions } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { prefetch } from '@/queries/client';
import { projectsOptions } from '@/queries/projects';
import { Home } from './-home';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => {
    if (!isSignedIn()) return;
    prefetch(queryClient, integrationsOptions());
    prefetch(queryClient, applicationsOptions());
    prefetch(queryClient, projectsOptions('InProgress'));
  },
  component: Home,
});
