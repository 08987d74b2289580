import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useMemo } from 'react';
import { isRetryable } from '@/api/errors';
import { EmptyState } from '@/components/empty-state';
import { Page } from '@/components/page';
import { SkeletonRows } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useTimeZone } from '@/components/use-time-zone';
import { COMMIT_WINDOW_DAYS } from '@/domain/commit';
import { newestFirst } from '@/domain/commit-days';
import type { Id } from '@/lib/id';
import { commitsOptions } from '@/queries/commits';
import { CommitActivity } from './commit-activity';
import { CommitList } from './commit-list';

interface CommitsPageProps {
  projectId: Id;
  /** Renders a page whose read was refused and is not tried again; gets the spinner of spec §8. */
  renderRefused: (spinner: ReactNode) => ReactNode;
}

/** The commits of the last 30 days; after a failure the spinner stays (spec §2.6, §8). */
export function CommitsPage({ projectId, renderRefused }: CommitsPageProps) {
  const { data, dataUpdatedAt, error } = useQuery(commitsOptions(projectId));
  const zone = useTimeZone();
  const commits = useMemo(() => data && newestFirst(data.items), [data]);
  // Such a failure is not retried, so the spinner alone would stay for ever.
  const isRefused = error !== null && !isRetryable(error);
  const spinner = <SkeletonRows rows={12} />;
  return (
    <Page
      heading={`Коммиты проекта #${projectId} за последние ${COMMIT_WINDOW_DAYS} дней`}
      title={`Коммиты проекта #${projectId}`}
    >
      {!commits && (isRefused ? renderRefused(spinner) : spinner)}
      {data && <UnreadableRecords count={data.lost} />}
      {commits?.length === 0 && <EmptyState icon="commit" text="Коммитов нет!" />}
      {commits && commits.length > 0 && (
        <Fragment key={zone}>
          <CommitActivity commits={commits} readAt={dataUpdatedAt} />
          <CommitList commits={commits} readAt={dataUpdatedAt} />
        </Fragment>
      )}
    </Page>
  );
}
