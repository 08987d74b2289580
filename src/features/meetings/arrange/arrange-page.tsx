import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatchProgress } from '@/components/batch/use-batch-progress';
import { Switch } from '@/components/checkbox/switch';
import shared from '@/components/shared.module.css';
import { useNow } from '@/components/use-now';
import { lasting } from '@/lib/intervals';
import { formatRange } from '@/lib/time';
import { batchActions } from '@/queries/batch/batch';
import { BATCH } from '@/queries/batch/batch-names';
import { addMeetingsBatch } from '@/queries/new-meeting';
import { MeetingsOnTheirWay } from '../slow-server';
import { SeriesForm } from './series-form';
import { SlotForm } from './slot-form';
import { type AskedSlot, useSuggestedSlot } from './use-suggested-slot';

interface ArrangePageProps {
  asked: AskedSlot;
  isSeries: boolean;
  onSeriesChange: (isSeries: boolean) => void;
}

/** Adds a free slot (spec §2.13) or a series of them (decisions §5.35). */
export function ArrangePage({ asked, isSeries, onSeriesChange }: ArrangePageProps) {
  // The chosen time may pass while the form is open.
  const now = useNow();
  const suggested = useSuggestedSlot(asked);
  const hasBatch = useBatchProgress(BATCH.slots) !== 'none';
  if (!suggested) return <MeetingsOnTheirWay />;
  return (
    <div className={shared.stack}>
      <Switch checked={isSeries} onChange={({ target }) => onSeriesChange(target.checked)}>
        Серия
      </Switch>
      {hasBatch && (
        <BatchPanel heading="Добавление слотов" actions={batchActions(addMeetingsBatch)}>
          {({ start, duration }) => formatRange(start, lasting(start, duration).end)}
        </BatchPanel>
      )}
      {!isSeries && <SlotForm suggested={suggested} now={now} />}
      {isSeries && <SeriesForm suggested={suggested} now={now} />}
    </div>
  );
}
