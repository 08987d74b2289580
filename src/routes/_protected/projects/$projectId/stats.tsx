import { createFileRoute } from '@tanstack/react-router';
import { PrintButton } from '@/features/paper/print-button';
import { StatisticsPage } from '@/features/statistics/statistics-page';
import { prefetch } from '@/queries/client';
import { statisticsOptions } from '@/queries/statistics';

export const Route = createFileRoute('/_protected/projects/$projectId/stats')({
  staticData: { projectPlace: { section: '/stats' } },
  loader: ({ context: { queryClient }, params: { projectId } }) =>
    prefetch(queryClient, statisticsOptions(projectId)),
  component: StatisticsRoute,
});

function StatisticsRoute() {
  const { projectId } = Route.useParams();
  return (
    <StatisticsPage
      key={projectId}
      projectId={projectId}
      actions={<PrintButton projectId={projectId} kind="review" />}
    />
  );
}
