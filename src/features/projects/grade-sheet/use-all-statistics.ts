import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Statistics } from '@/domain/grades';
import type { Id } from '@/lib/id';
import { knownStatistics, readStatistics } from '@/queries/statistics';

interface AllStatistics {
  /** What has come so far. */
  found: ReadonlyMap<Id, Statistics>;
  isUnderWay: boolean;
  /** Asks no further; what has come stays. */
  stop: () => void;
  /** Asks for those that are missing. */
  resume: () => void;
}

/**
 * Reads the statistics of these projects, for as long as it `isWanted`, and calls back when it has all
 * of them. A project whose read fails is left out and costs no other.
 *
 * @param readBefore those that a reading that was stopped has got: they are not asked for anew.
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

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const all = new Map(found);
    const missing = projectIds.filter((id) => !all.has(id));
    await readStatistics(client, missing, signal, (id, statistics) => {
      all.set(id, statistics);
      setFound(new Map(all));
    });
    if (signal.aborted) return;
    if (all.size === projectIds.length) onComplete(all);
    setIsUnderWay(false);
  });

  const isReading = isWanted && isUnderWay;
  useEffect(() => {
    if (!isReading) return undefined;
    const stopping = new AbortController();
    // A moment later: what is taken back at once has asked for nothing.
    const timer = setTimeout(() => void read(stopping.signal));
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [isReading]);

  return {
    found,
    isUnderWay,
    stop: () => setIsUnderWay(false),
    resume: () => setIsUnderWay(true),
  };
}
