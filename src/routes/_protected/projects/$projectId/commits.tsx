import { createFileRoute } from '@tanstack/react-router';
import { CommitsPage } from '@/features/commits/commits-page';
import { prefetch } from '@/queries/client';
import { commitsOptions } from '@/queries/commits';

export const Route = createFileRoute('/_protected/projects/$projectId/commits')({
  staticData: { projectPlace: { section: '/commits' } },
  loader: ({ context: { queryClient }, params: { projectId } }) =>
    prefetch(queryClient, commitsOptions(projectId)),
  component: CommitsRoute,
});

function CommitsRoute() {
  const { projectId } = Route.useParams();
  return <CommitsPage key={projectId} projectId={projectId} />;
}
