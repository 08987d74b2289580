import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useTimeZone } from '@/components/use-time-zone';
import { VirtualList } from '@/components/virtual-list';
import type { Id } from '@/lib/id';
import { readable } from '@/lib/time';
import { COMMIT_WINDOW_DAYS, commitsOptions } from '@/queries/commits';
import { CommitActivity } from './commit-activity';
import { CommitCard } from './commit-card';
import { newestFirst } from './commit-days';

/** The commits of the last 30 days; after a failure the spinner stays (spec §2.6, §8). */
export function CommitsPage({ projectId }: { projectId: Id }) {
  const { data, dataUpdatedAt } = useQuery(commitsOptions(projectId));
  const zone = useTimeZone();
  const commits = useMemo(() => data && newestFirst(data), [data]);
  return (
    <Page
      heading={`Коммиты проекта #${projectId} за последние ${COMMIT_WINDOW_DAYS} дней`}
      title={`Коммиты проекта #${projectId}`}
    >
      {!commits && <Spinner />}
      <UnreadableRecords of={data} />
      {commits?.length === 0 && (
        <Box sx={{ py: 8, textAlign: 'center' }}>
          <Typography variant="h2" component="p">
            Коммитов нет!
          </Typography>
        </Box>
      )}
      {commits && commits.length > 0 && (
        <Fragment key={zone}>
          <CommitActivity commits={commits} readAt={dataUpdatedAt} />
          <VirtualList
            items={commits}
            // Commits have no identifier; the list never changes its order.
            itemKey={({ date_created }, index) => `${readable(date_created)}:${index}`}
            renderItem={(commit) => <CommitCard commit={commit} />}
            estimatedHeight={114}
          />
        </Fragment>
      )}
    </Page>
  );
}
