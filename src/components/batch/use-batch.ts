import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type ActionOptions, useAction } from '@/components/action/use-action';
import { useFailure } from '@/components/action/use-failure';
import { useDraftOwner } from '@/components/form/draft-owner';
import { isUnderWay } from '@/lib/exclusively';
import {
  type BatchName,
  type BatchRow,
  lockOf,
  readBatch,
  readBatchText,
  removeBatch,
  subscribeToBatches,
} from '@/lib/kept-batch';
import { askBeforeUnload } from '@/lib/unload-guard';

/** What the panel needs of a kind of batch: `batchActions(kind)`. */
export interface BatchActions<Values> {
  /** One name a kind of change and thing that is changed. */
  batch: string;
  /** The values of a row as the browser has kept them; `undefined` for what is none. */
  readValues: (kept: unknown) => Values | undefined;
  /** Sends what is not done. */
  run: ActionOptions<void, number>;
  /** Lets no further row begin. */
  stop: () => void;
  /** Why a run has sent nothing more. */
  failureText: (error: Error) => string;
}

interface BatchState<Values> {
  /** Empty where there is no batch. */
  rows: readonly BatchRow<Values>[];
  /** Here, or in another tab. */
  isRunning: boolean;
  /** It is this page that sends: to leave it is to stop. */
  isRunningHere: boolean;
  isStopping: boolean;
  /** The server has asked to send nothing before this instant. */
  pausedUntil: number | undefined;
  /** Why the last run has sent nothing more. */
  failure: string | undefined;
  run: () => void;
  stop: () => void;
  /** Forgets the batch, done or not. */
  close: () => void;
}

/** The batch that is kept for the account, whichever tab is at it (`lib/kept-batch.ts`). */
export function useBatch<Values>({
  batch: batchName,
  readValues,
  run: options,
  stop,
  failureText,
}: BatchActions<Values>): BatchState<Values> {
  const owner = useDraftOwner();
  const name = useMemo<BatchName>(() => ({ owner, batch: batchName }), [owner, batchName]);
  const text = useSyncExternalStore(subscribeToBatches, () => readBatchText(name));
  // The reader belongs to the kind of batch, which the name stands for.
  const batch = useMemo(() => readBatch(text, readValues), [text, readValues]);
  const left = batch?.rows.filter(({ state }) => state !== 'done').length ?? 0;
  const action = useAction(options);
  const isElsewhere = useIsElsewhere(name, left > 0, action.isPending);
  const failure = useFailure(options.mutationKey);

  const { isPending } = action;
  useEffect(() => {
    if (!isPending) return undefined;
    const stopAsking = askBeforeUnload(() => true);
    return () => stopAsking();
  }, [isPending]);

  return {
    rows: batch?.rows ?? [],
    isRunning: action.isPending || isElsewhere,
    isRunningHere: action.isPending,
    isStopping: batch?.isStopping === true,
    pausedUntil: batch?.pausedUntil,
    failure: failure ? failureText(failure) : undefined,
    run: () => void action.mutate(left),
    stop,
    close: () => removeBatch(name),
  };
}

/** How soon a tab that is done, or gone, is no longer taken for one at work; milliseconds. */
const LOOK_AGAIN_MS = 1_000;

function useIsElsewhere(name: BatchName, isLeft: boolean, isHere: boolean): boolean {
  const { data: isElsewhere } = useQuery({
    queryKey: ['batch-under-way', name],
    queryFn: () => isUnderWay(lockOf(name)),
    enabled: isLeft && !isHere,
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return isElsewhere === true && isLeft && !isHere;
}
