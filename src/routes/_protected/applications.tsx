import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage } from '@/features/applications/applications-page';
import { applicationsOptions } from '@/queries/applications';
import { prefetch } from '@/queries/client';

export const Route = createFileRoute('/_protected/applications')({
  loader: ({ context }) => prefetch(context.queryClient, applicationsOptions()),
  component: ApplicationsPage,
});
