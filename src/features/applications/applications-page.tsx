import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { Page } from '@/components/page';
import { SkeletonRows } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { VirtualList } from '@/components/virtual-list';
import { applicationsOptions } from '@/queries/applications';
import { type Application, withStatus } from '@/schemas/applications';
import { ApplicationRow } from './application-row';
import styles from './applications-page.module.css';
import { ApprovalNotice } from './approval-notice';
import { useShownApplications } from './use-shown-applications';

const NONE: readonly Application[] = [];

/** The applications that wait for a decision (spec §2.11); a failed call counts as none (spec §8). */
export function ApplicationsPage() {
  const { data = NONE, isFetched } = useQuery(applicationsOptions());
  const [approved, setApproved] = useState<Application>();
  const pending = useMemo(() => withStatus(data, 'pending'), [data]);
  const list = useRef<HTMLDivElement>(null);
  const { rows, hold, note } = useShownApplications(pending, list);
  return (
    <Page heading="Заявки на научное руководство">
      <p className={styles.count} aria-live="polite">
        {isFetched && `Найдено результатов: ${pending.length}`}
      </p>
      <UnreadableRecords of={data} />
      {!isFetched && <SkeletonRows rows={10} />}
      {isFetched && pending.length === 0 && (
        <EmptyState icon="inbox" text="Заявок на рассмотрении нет!" />
      )}
      <div ref={list}>
        {pending.length > 0 && (
          <VirtualList
            items={rows}
            itemKey={({ application }) => application.id}
            renderItem={(row) => (
              <ApplicationRow
                {...row}
                onAsked={hold}
                onDecided={(application, isApproved) => {
                  note(application, isApproved);
                  if (isApproved) setApproved(application);
                }}
              />
            )}
            estimatedHeight={54}
            gap={4}
          />
        )}
      </div>
      <ApprovalNotice approved={approved} onClose={() => setApproved(undefined)} />
    </Page>
  );
}
