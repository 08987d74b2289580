import { createFileRoute } from '@tanstack/react-router';
import { PrintReviews } from '@/features/paper/print-reviews';
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
      actions={<PrintReviews projectIds={[projectId]} label="Печать отзыва" />}
    />
  );
}
