import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SkeletonRows } from '@/components/spinner';
import { meetingsOptions, meetingsReadStartOptions } from '@/queries/meetings';
import styles from './slow-server.module.css';

/** Nobody is told of a read that takes less. */
const FIRST_TOLD_MS = 10_000;
const SECOND_MS = 1000;
/** Assistive tools tell of every tenth second: each one would leave room for nothing else. */
const SECONDS_BETWEEN_WORDS = 10;

/** Says how long the read of the meetings has taken so far, as long as a slow server is at it. */
export function SlowServer() {
  const seconds = useReadingSeconds();
  if (seconds * SECOND_MS < FIRST_TOLD_MS) return null;
  return (
    <output
      aria-live={seconds % SECONDS_BETWEEN_WORDS === 0 ? 'polite' : 'off'}
      className={styles.status}
    >
      {`Сервер отвечает медленно: ${seconds} с`}
    </output>
  );
}

/** Stands in the place of the meetings until they have come. */
export function MeetingsOnTheirWay() {
  return (
    <div className={styles.place}>
      <SkeletonRows rows={10} />
      <SlowServer />
    </div>
  );
}

/** Whole seconds that the read of the meetings under way has taken; 0 while there is none. */
function useReadingSeconds(): number {
  const isReading = useIsFetching({ queryKey: meetingsOptions().queryKey }) > 0;
  const { data: start } = useQuery(meetingsReadStartOptions());
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isReading) return undefined;
    const ticks = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(ticks);
  }, [isReading]);
  return isReading && start !== undefined ? Math.max(0, Math.floor((now - start) / SECOND_MS)) : 0;
}
