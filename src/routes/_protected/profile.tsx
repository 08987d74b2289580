import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '@/features/account/profile-page';
import { accountOptions, integrationsOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';

export const Route = createFileRoute('/_protected/profile')({
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, accountOptions());
    prefetch(queryClient, integrationsOptions());
  },
  component: ProfilePage,
});
