import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Checkbox } from '@/components/checkbox/checkbox';
import { EmptyState } from '@/components/empty-state';
import { OwnRead } from '@/components/failed-read';
import { FoundCount } from '@/components/found-count';
import { List } from '@/components/list/list';
import { Page } from '@/components/page';
import shared from '@/components/shared.module.css';
import { SkeletonRows } from '@/components/spinner';
import { useTicks } from '@/components/use-ticks';
import { NO_APPLICATIONS, withStatus } from '@/domain/application';
import { EMPTY_LIST } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { applicationsOptions } from '@/queries/applications';
import { useIsMissingCall } from '@/queries/use-last-error';
import { ApplicationRow } from './application-row';
import { TickedApplications } from './ticked-applications';

/** The list of pending applications (spec §2.11); a failed read shows an empty list (spec §8), and says so. */
export function ApplicationsPage() {
  const read = useQuery(applicationsOptions());
  const { data = EMPTY_LIST, isFetched } = read;
  const isMissing = useIsMissingCall(read);
  /** What was decided on this page, by id. */
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Id, boolean>>(new Map());
  // One a student (decisions §2.12).
  const pending = useMemo(() => withStatus(data.items, 'pending'), [data]);
  const pendingIds = useMemo(() => new Set(pending.map(({ id }) => id)), [pending]);
  const ticks = useTicks(useMemo(() => [...pendingIds], [pendingIds]));
  // What was decided here keeps its place until the page is left.
  const shown = data.items.filter(({ id }) => pendingIds.has(id) || outcomes.has(id));
  if (isMissing) {
    return (
      <Page heading="Заявки на научное руководство">
        <EmptyState icon="inbox" text={NO_APPLICATIONS} />
      </Page>
    );
  }
  return (
    <Page
      heading="Заявки на научное руководство"
      beside={<FoundCount word="Найдено" count={isFetched ? pending.length : undefined} />}
    >
      {shown.length > 0 && (
        <div className={shared.tools}>
          <Checkbox
            checked={ticks.isEachTicked}
            disabled={pending.length === 0}
            onChange={({ target }) => ticks.tickEach(target.checked)}
          >
            Отметить все
          </Checkbox>
        </div>
      )}
      {!isFetched && <SkeletonRows rows={10} />}
      <OwnRead read={read} waiting={null} />
      <TickedApplications
        ticked={pending.filter(({ id }) => ticks.ticked.has(id))}
        onUntick={() => ticks.tickEach(false)}
      />
      {shown.length > 0 && (
        <List
          items={shown}
          itemKey={({ id }) => id}
          renderItem={(application) => (
            <ApplicationRow
              application={application}
              outcome={pendingIds.has(application.id) ? undefined : outcomes.get(application.id)}
              isTicked={ticks.ticked.has(application.id)}
              onTick={ticks.tick}
              onDecided={(isApproved) =>
                setOutcomes((before) => new Map(before).set(application.id, isApproved))
              }
            />
          )}
        />
      )}
      {isFetched && pending.length === 0 && (
        <EmptyState icon="inbox" text="Заявок на рассмотрении нет!" />
      )}
    </Page>
  );
}
