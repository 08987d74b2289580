import { useSyncExternalStore } from 'react';
import { useDraftOwner } from '@/components/form/draft-owner';
import { type BatchProgress, batchProgress, subscribeToBatches } from '@/lib/kept-batch';

/** How far the account's batch of this name is, in whichever tab; renders anew only when that changes. */
export function useBatchProgress(batch: string): BatchProgress {
  const owner = useDraftOwner();
  return useSyncExternalStore(subscribeToBatches, () => batchProgress({ owner, batch }));
}
