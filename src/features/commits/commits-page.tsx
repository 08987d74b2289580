import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Fragment, useMemo } from 'react';
import { isRefused } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { EmptyState } from '@/components/empty-state';
import { FailedRead } from '@/components/failed-read';
import { MissingIntegration } from '@/components/missing-integration';
import { Page } from '@/components/page';
import { SkeletonRows, Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useToday } from '@/components/use-now';
import { useTimeZone } from '@/components/use-time-zone';
import { COMMIT_WINDOW_DAYS } from '@/domain/commit';
import { newestFirst } from '@/domain/commit-days';
import type { Id } from '@/lib/id';
import { commitsOptions } from '@/queries/commits';
import { useConnection } from '@/queries/use-connection';
import { CommitActivity } from './commit-activity';
import { CommitList } from './commit-list';

/** The commits of the last 30 days; after a failure that is retried the spinner stays (spec §2.6, §8). */
export function CommitsPage({ projectId }: { projectId: Id }) {
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
      {!commits && isRefused(error) && (
        <Refused
          details={failureDetails(error)}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
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

/** A refused read that is not tried again: there is no hub to read, or what the server said (spec §8). */
function Refused(refusal: ComponentProps<typeof FailedRead>) {
  const hub = useConnection('repositoryHub');
  if (hub === 'pending') return <Spinner />;
  return hub === 'missing' ? (
    <MissingIntegration kind="repositoryHub" />
  ) : (
    <FailedRead {...refusal} />
  );
}
