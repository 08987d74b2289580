import { useIsFetching, useQuery } from '@tanstack/react-query';
import { SlowAnswer } from '@/components/slow-answer';
import { SkeletonRows } from '@/components/spinner';
import { meetingsOptions, meetingsReadStartOptions } from '@/queries/meetings';
import styles from './slow-server.module.css';

/** Seconds; shorter reads show no message. */
const FIRST_TOLD = 10;

/** Says how long a slow read of the meetings has taken so far. */
export function SlowServer() {
  const isReading = useIsFetching({ queryKey: meetingsOptions().queryKey }) > 0;
  const { data: start } = useQuery(meetingsReadStartOptions());
  return isReading && start !== undefined && <SlowAnswer start={start} firstTold={FIRST_TOLD} />;
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
