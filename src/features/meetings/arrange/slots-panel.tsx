import { BatchPanel } from '@/components/batch/batch-panel';
import { ButtonLink } from '@/components/link';
import { lasting } from '@/lib/intervals';
import { formatRange } from '@/lib/time';
import { batchActions } from '@/queries/batch/batch';
import { addMeetingsBatch } from '@/queries/new-meeting';

/** Progress of the batch that adds free slots (decisions §5.35). */
export function SlotsPanel() {
  return (
    <BatchPanel
      heading="Добавление слотов"
      actions={batchActions(addMeetingsBatch)}
      renderNext={(_done, close) => (
        <ButtonLink to="/meetings" onClick={close}>
          К расписанию
        </ButtonLink>
      )}
    >
      {({ start, duration }) => formatRange(start, lasting(start, duration).end)}
    </BatchPanel>
  );
}
