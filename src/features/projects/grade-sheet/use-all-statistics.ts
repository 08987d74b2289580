import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Statistics } from '@/domain/grades';
import type { Id } from '@/lib/id';
import { knownStatistics, readStatistics } from '@/queries/statistics';

interface AllStatistics {
  /** The statistics read so far. */
  found: ReadonlyMap<Id, Statistics>;
  isUnderWay: boolean;
  /** How many reads have failed; those that a stop left unread are not among them. */
  failed: number;
  /** Stops reading; what was read stays. */
  stop: () => void;
  /** Reads the missing ones. */
  resume: () => void;
}

/**
 * Reads the statistics of these projects while `isWanted`, and calls `onComplete` once it has all of them.
 * A project whose read fails is left out; the others are read all the same.
 *
 * @param readBefore projects that an earlier, stopped reading has read; they are taken from the cache.
 */
export function useAllStatistics(
  projectIds: readonly Id[],
  isWanted: boolean,
  onComplete: (found: ReadonlyMap<Id, Statistics>) => void,
  readBefore: readonly Id[],
): AllStatistics {
  const client = useQueryClient();
  const [found, setFound] = useState<ReadonlyMap<Id, Statistics>>(() =>
    knownStatistics(client, readBefore),
  );
  const [isUnderWay, setIsUnderWay] = useState(true);
  const [failed, setFailed] = useState(0);

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const all = new Map(found);
    const missing = projectIds.filter((id) => !all.has(id));
    setFailed(0);
    await readStatistics(
      client,
      missing,
      signal,
      (id, statistics) => {
        all.set(id, statistics);
        setFound(new Map(all));
      },
      () => setFailed((count) => count + 1),
    );
    if (signal.aborted) return;
    if (all.size === projectIds.length) onComplete(all);
    setIsUnderWay(false);
  });

  const isReading = isWanted && isUnderWay;
  useEffect(() => {
    if (!isReading) return undefined;
    const stopping = new AbortController();
    // Deferred, so that an effect cleaned up at once (Strict Mode) sends no calls.
    const timer = setTimeout(() => void read(stopping.signal));
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [isReading]);

  return {
    found,
    isUnderWay,
    failed,
    stop: () => setIsUnderWay(false),
    resume: () => setIsUnderWay(true),
  };
}
