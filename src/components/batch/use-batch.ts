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

/** The actions of a kind of batch: `batchActions(kind)`. */
export interface BatchActions<Values> {
  /** Name of the batch (`BatchKind`). */
  batch: string;
  /** Parses the stored values of a row; `undefined` if they are invalid. */
  readValues: (kept: unknown) => Values | undefined;
  /** Sends the rows that are not done. */
  run: ActionOptions<void, number>;
  /** Stops before the next row. */
  stop: () => void;
  /** Why a run stopped sending. */
  failureText: (error: Error) => string;
}

interface BatchState<Values> {
  /** Empty without a batch. */
  rows: readonly BatchRow<Values>[];
  /** Whether this tab or another one is sending. */
  isRunning: boolean;
  /** Whether this tab is sending: closing it would stop the batch. */
  isRunningHere: boolean;
  isStopping: boolean;
  /** The server has asked to send nothing before this instant. */
  pausedUntil: number | undefined;
  /** Why the last run stopped sending. */
  failure: string | undefined;
  run: () => void;
  stop: () => void;
  /** Forgets the batch, done or not. */
  close: () => void;
}

/** The account's stored batch, whichever tab runs it (`lib/kept-batch.ts`). */
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
  // `readValues` is the same for all batches of one name.
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

/** How often the lock of another tab is checked again; milliseconds. */
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
