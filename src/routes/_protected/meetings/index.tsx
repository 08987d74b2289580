import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { PlannerGate } from '@/features/account/planner-gate';
import { MeetingsPage } from '@/features/meetings/meetings-page';
import { useMeetingsAnswer } from '@/features/meetings/use-meetings-answer';
import { integrationsOptions } from '@/queries/account';
import { prefetch } from '@/queries/client';
import { meetingsOptions } from '@/queries/meetings';
import { MEETINGS_SEARCH_DEFAULTS, meetingsSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/_protected/meetings/')({
  validateSearch: meetingsSearch,
  search: { middlewares: [stripSearchParams(MEETINGS_SEARCH_DEFAULTS)] },
  loader: ({ context: { queryClient }, cause }) => {
    // Another look at the same meetings (a search, a week) asks for nothing.
    if (cause === 'stay') return;
    prefetch(queryClient, integrationsOptions());
    prefetch(queryClient, meetingsOptions());
  },
  component: MeetingsRoute,
});

function MeetingsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page heading="Встречи">
      <PlannerGate meetings={useMeetingsAnswer()} showsMeetings waiting={<Spinner />}>
        <MeetingsPage
          search={search}
          onSearchChange={(change) =>
            void navigate({
              search: (before) => ({ ...before, ...change }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </PlannerGate>
    </Page>
  );
}
