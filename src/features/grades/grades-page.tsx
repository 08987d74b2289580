import { useQueries, useQuery } from '@tanstack/react-query';
import { failureDetails } from '@/api/failure-details';
import { EmptyState } from '@/components/empty-state';
import { FailedRead } from '@/components/failed-read';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { MOST_GRADED } from '@/domain/grades';
import type { Id } from '@/lib/id';
import { projectsOptions } from '@/queries/projects';
import { statisticsInTurnOptions } from '@/queries/statistics';

/** The grades of several projects in one grid (decisions §5.46). */
export function GradesPage({ projectIds }: { projectIds: readonly Id[] }) {
  const graded = projectIds.slice(0, MOST_GRADED);
  const { data: projects } = useQuery(projectsOptions());
  const reads = useQueries({ queries: graded.map((id) => statisticsInTurnOptions(id)) });
  return (
    <Page heading="Оценки">
      {graded.length === 0 && <EmptyState icon="inbox" text="Отметьте проекты в списке!" />}
      {!projects && <Spinner />}
      {reads.map(
        ({ error, data, isFetching, refetch }, index) =>
          error &&
          !data && (
            <FailedRead
              key={graded[index]}
              details={failureDetails(error)}
              isFetching={isFetching}
              onRetry={() => void refetch()}
            >
              {`Не удалось загрузить оценки проекта #${graded[index]}`}
            </FailedRead>
          ),
      )}
    </Page>
  );
}
