import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SkeletonRows } from '@/components/spinner';
import { meetingsOptions, meetingsReadStartOptions } from '@/queries/meetings';
import styles from './slow-server.module.css';

/** Shorter reads show no message. */
const FIRST_TOLD_MS = 10_000;
const SECOND_MS = 1000;
/** Screen readers get only every tenth second: announcing each one would drown out everything else. */
const SECONDS_BETWEEN_WORDS = 10;

/** Says how long a slow read of the meetings has taken so far. */
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

/** Shown in place of the meetings until they have been read. */
export function MeetingsOnTheirWay() {
  return (
    <div className={styles.place}>
      <SkeletonRows rows={10} />
      <SlowServer />
    </div>
  );
}

/** Whole seconds since the current read of the meetings started; 0 without one. */
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
