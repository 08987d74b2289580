import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { VirtualList } from '@/components/virtual-list';
import { applicationsOptions } from '@/queries/applications';
import { type Application, withStatus } from '@/schemas/applications';
import { ApplicationCard } from './application-card';
import { ApprovalNotice } from './approval-notice';

/** The applications that wait for a decision (spec §2.11); a failed call counts as none (spec §8). */
export function ApplicationsPage() {
  const { data = [], isFetched } = useQuery(applicationsOptions());
  const [approved, setApproved] = useState<Application>();
  const pending = withStatus(data, 'pending');
  return (
    <Page heading="Заявки на научное руководство">
      {isFetched ? (
        <>
          <Typography color="textSecondary" aria-live="polite" sx={{ mb: 2 }}>
            Найдено результатов: {pending.length}
          </Typography>
          <UnreadableRecords of={data} />
          {pending.length === 0 ? (
            <Box sx={{ py: 8, textAlign: 'center' }}>
              <Typography variant="h2" component="p">
                Заявок на рассмотрении нет!
              </Typography>
            </Box>
          ) : (
            <VirtualList
              items={pending}
              itemKey={(application) => application.id}
              renderItem={(application) => (
                <ApplicationCard application={application} onApproved={setApproved} />
              )}
              estimatedHeight={142}
            />
          )}
        </>
      ) : (
        <Spinner />
      )}
      <ApprovalNotice approved={approved} onClose={() => setApproved(undefined)} />
    </Page>
  );
}
