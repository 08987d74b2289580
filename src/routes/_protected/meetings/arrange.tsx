import { createFileRoute } from '@tanstack/react-router';
import { Page } from '@/components/page';
import { CalendarNotice } from '@/features/account/calendar-notice';
import { ArrangePage } from '@/features/meetings/arrange/arrange-page';
import { PlannerGate } from '@/features/meetings/planner-gate';
import { integrationsOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';
import { meetingsOptions } from '@/queries/meetings';
import { newMeetingSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/_protected/meetings/arrange')({
  validateSearch: newMeetingSearch,
  loader: ({ context: { queryClient }, cause }) => {
    prefetch(queryClient, integrationsOptions());
    if (cause !== 'preload') prefetch(queryClient, meetingsOptions());
  },
  component: ArrangeRoute,
});

function ArrangeRoute() {
  const { series, ...asked } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page heading="Добавить свободный слот">
      <PlannerGate>
        <CalendarNotice />
        <ArrangePage
          key={Object.values(asked).join(' ')}
          asked={asked}
          isSeries={series === 'true'}
          onSeriesChange={(isSeries) =>
            void navigate({
              search: (search) => ({
                ...search,
                series: isSeries ? ('true' as const) : undefined,
              }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </PlannerGate>
    </Page>
  );
}
