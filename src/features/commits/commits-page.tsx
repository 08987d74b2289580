import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { VirtualList } from '@/components/virtual-list';
import { COMMIT_WINDOW_DAYS, commitsOptions } from '@/queries/commits';
import { CommitActivity } from './commit-activity';
import { CommitCard } from './commit-card';
import { newestFirst } from './commit-days';

/** The commits of the last 30 days; after a failure the spinner stays (spec §2.6, §8). */
export function CommitsPage({ projectId }: { projectId: number }) {
  const { data, dataUpdatedAt } = useQuery(commitsOptions(projectId));
  const commits = useMemo(() => data && newestFirst(data), [data]);
  return (
    <Page
      heading={`Коммиты проекта #${projectId} за последние ${COMMIT_WINDOW_DAYS} дней`}
      title={`Коммиты проекта #${projectId}`}
    >
      {!commits && <Spinner />}
      {commits?.length === 0 && (
        <Box sx={{ py: 8, textAlign: 'center' }}>
          <Typography variant="h2" component="p">
            Коммитов нет!
          </Typography>
        </Box>
      )}
      {commits && commits.length > 0 && (
        <>
          <CommitActivity commits={commits} readAt={dataUpdatedAt} />
          <VirtualList
            items={commits}
            // Commits have no identifier; the list never changes its order.
            itemKey={(_commit, index) => index}
            renderItem={(commit) => <CommitCard commit={commit} />}
            estimatedHeight={114}
          />
        </>
      )}
    </Page>
  );
}
