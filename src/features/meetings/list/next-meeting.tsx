import { DataText } from '@/components/data-text';
import { Icon } from '@/components/icon';
import { useNow } from '@/components/use-now';
import { type Meeting, studentOf } from '@/domain/meeting';
import { dateOf, formatCountdown, formatDayName, formatTime } from '@/lib/time';
import styles from './next-meeting.module.css';

/** What comes next, whatever is searched for: day, time, how long until then, with whom. */
export function NextMeeting({ meetings }: { meetings: readonly Meeting[] }) {
  const now = useNow();
  // They stand newest first.
  const next = meetings.findLast(({ start }) => start > now);
  if (!next) return null;
  const { start, end, projectTheme: project } = next;
  return (
    <section aria-label="Ближайшая встреча" className={styles.next}>
      <Icon name="clock" />
      <p className={styles.title}>Ближайшая встреча</p>
      <p className={styles.time}>
        {formatDayName(dateOf(start), dateOf(now))}, {formatTime(start)}–{formatTime(end)}
      </p>
      <p>{formatCountdown(now, start)}</p>
      <p className={styles.who}>
        <DataText>{studentOf(next)}</DataText>
        {project && (
          <>
            {' '}
            · <DataText>{project}</DataText>
          </>
        )}
      </p>
    </section>
  );
}
