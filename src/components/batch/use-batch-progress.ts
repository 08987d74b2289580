import { useSyncExternalStore } from 'react';
import { useDraftOwner } from '@/components/form/draft-owner';
import { type BatchProgress, batchProgress, subscribeToBatches } from '@/lib/kept-batch';

/** Progress of the account's batch of this name, whichever tab runs it; re-renders only when it changes. */
export function useBatchProgress(batch: string): BatchProgress {
  const owner = useDraftOwner();
  return useSyncExternalStore(subscribeToBatches, () => batchProgress({ owner, batch }));
}
