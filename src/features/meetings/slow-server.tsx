import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SkeletonRows } from '@/components/spinner';
import { meetingsOptions, meetingsReadStartOptions } from '@/queries/meetings';
import styles from './slow-server.module.css';

/** Shorter reads show no message. */
const FIRST_TOLD_MS = 10_000;
const SECOND_MS = 1000;
/** Announced only every ten seconds, or nothing else could be read out. */
const SECONDS_BETWEEN_WORDS = 10;

/** Shows the duration of a slow read of the meetings. */
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

/** Shown in place of the meetings until they arrive. */
export function MeetingsOnTheirWay() {
  return (
    <div className={styles.place}>
      <SkeletonRows rows={10} />
      <SlowServer />
    </div>
  );
}

/** Seconds of the current read of the meetings; 0 without one. */
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
