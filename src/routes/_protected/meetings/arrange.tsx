import { createFileRoute } from '@tanstack/react-router';
import { MuiRoot } from '@/components/mui-root';
import { Page } from '@/components/page';
import { IntegrationGate } from '@/features/account/integration-gate';
import { ArrangePage } from '@/features/meetings/arrange/arrange-page';
import { integrationsOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';
import { meetingsOptions } from '@/queries/meetings';
import { newMeetingSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/_protected/meetings/arrange')({
  validateSearch: newMeetingSearch,
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, integrationsOptions());
    prefetch(queryClient, meetingsOptions());
  },
  component: ArrangeRoute,
});

function ArrangeRoute() {
  const { time } = Route.useSearch();
  return (
    <MuiRoot>
      <Page heading="Добавить свободный слот">
        <IntegrationGate needs="planner">
          <ArrangePage key={time} suggestedTime={time} />
        </IntegrationGate>
      </Page>
    </MuiRoot>
  );
}
