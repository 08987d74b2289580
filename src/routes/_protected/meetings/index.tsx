import { createFileRoute } from '@tanstack/react-router';
import { Page } from '@/components/page';
import { MeetingsPage } from '@/features/meetings/meetings-page';
import { PlannerGate, SlowServer, useMeetingsAnswer } from '@/features/meetings/planner-gate';
import { ReportButton } from '@/features/meetings/report/report-button';
import { searchReadBy } from '@/lib/search';
import { integrationsOptions, useConnection } from '@/queries/account';
import { prefetch } from '@/queries/client';
import { meetingsOptions } from '@/queries/meetings';
import { readMeetingsSearch } from '@/schemas/addresses';

const validateSearch = searchReadBy(readMeetingsSearch);

export const Route = createFileRoute('/_protected/meetings/')({
  validateSearch,
  loader: ({ context: { queryClient }, cause }) => {
    // Another search or week shows the same meetings: no new read.
    if (cause === 'stay') return;
    prefetch(queryClient, integrationsOptions());
    // Each meeting costs the server a call: they are not read for a link that the pointer passes over.
    if (cause !== 'preload') prefetch(queryClient, meetingsOptions());
  },
  component: MeetingsRoute,
});

function MeetingsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const answer = useMeetingsAnswer();
  const connection = useConnection('planner');
  const hasReport = answer === 'filled' || connection === 'connected';
  return (
    <Page
      heading="Встречи"
      actions={
        <>
          {answer !== 'pending' && <SlowServer />}
          {hasReport && <ReportButton />}
        </>
      }
    >
      <PlannerGate showsMeetings>
        <MeetingsPage
          search={search}
          onSearchChange={(change) => {
            void navigate({
              search: (before) => ({ ...before, ...change }),
              replace: true,
              resetScroll: false,
            });
          }}
        />
      </PlannerGate>
    </Page>
  );
}
