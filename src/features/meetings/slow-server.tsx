import { useIsFetching, useQuery } from '@tanstack/react-query';
import { SlowAnswer, useSecondsSince } from '@/components/slow-answer';
import { SkeletonRows } from '@/components/spinner';
import { meetingsOptions, meetingsReadStartOptions } from '@/queries/meetings';
import styles from './slow-server.module.css';

/** Nobody is told of a read that takes less, in seconds. */
const FIRST_TOLD = 10;

/** Says how long the read of the meetings has taken so far, as long as a slow server is at it. */
export function SlowServer() {
  const isReading = useIsFetching({ queryKey: meetingsOptions().queryKey }) > 0;
  const { data: start } = useQuery(meetingsReadStartOptions());
  const seconds = useSecondsSince(isReading ? start : undefined);
  return seconds < FIRST_TOLD ? null : <SlowAnswer seconds={seconds} className={styles.status} />;
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
