import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useMemo } from 'react';
import { isRefused } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { EmptyState } from '@/components/empty-state';
import { FailedRead } from '@/components/failed-read';
import { Page } from '@/components/page';
import { SkeletonRows } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useToday } from '@/components/use-now';
import { useTimeZone } from '@/components/use-time-zone';
import { COMMIT_WINDOW_DAYS } from '@/domain/commit';
import { newestFirst } from '@/domain/commit-days';
import type { Id } from '@/lib/id';
import { commitsOptions } from '@/queries/commits';
import { CommitActivity } from './commit-activity';
import { CommitList } from './commit-list';

interface CommitsPageProps {
  projectId: Id;
  /** Renders a page whose read was refused and is not tried again; gets what to say of the refusal. */
  renderRefused: (refusal: ReactNode) => ReactNode;
}

/** The commits of the last 30 days; after a failure that is retried the spinner stays (spec §2.6, §8). */
export function CommitsPage({ projectId, renderRefused }: CommitsPageProps) {
  const { data, error, isFetching, refetch } = useQuery(commitsOptions(projectId));
  const zone = useTimeZone();
  const today = useToday();
  const commits = useMemo(() => data && newestFirst(data.items), [data]);
  return (
    <Page
      heading={`Коммиты проекта #${projectId} за последние ${COMMIT_WINDOW_DAYS} дней`}
      title={`Коммиты проекта #${projectId}`}
    >
      {!commits && !isRefused(error) && <SkeletonRows rows={12} />}
      {!commits &&
        isRefused(error) &&
        renderRefused(
          <FailedRead
            details={failureDetails(error)}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />,
        )}
      {data && <UnreadableRecords count={data.lost} />}
      {commits?.length === 0 && <EmptyState icon="commit" text="Коммитов нет!" />}
      {commits && commits.length > 0 && (
        <Fragment key={zone}>
          <CommitActivity commits={commits} today={today} />
          <CommitList commits={commits} today={today} />
        </Fragment>
      )}
    </Page>
  );
}
