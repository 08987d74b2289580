import { Badge } from '@/components/badge';
import type { Meeting, MeetingState } from '@/domain/meeting';
import { minutesOf } from '@/lib/intervals';
import { formatMinutes } from '@/lib/time';
import styles from './meeting-badges.module.css';

const STATES = {
  upcoming: { text: 'Предстоит', tint: 'info' },
  ongoing: { text: 'Идёт сейчас', tint: 'success' },
  past: { text: 'Прошла', tint: 'neutral' },
} as const;

interface MeetingBadgesProps {
  meeting: Meeting;
  /** Left out where its place in a list tells it. */
  state?: MeetingState | undefined;
}

/** State, place (online or not) and duration of a meeting (spec §2.12). */
export function MeetingBadges({ meeting, state }: MeetingBadgesProps) {
  return (
    <div className={styles.badges}>
      {state && <Badge tint={STATES[state].tint}>{STATES[state].text}</Badge>}
      <Badge tint={meeting.isOnline ? 'stage' : 'neutral'}>
        {meeting.isOnline ? 'Online' : 'Offline'}
      </Badge>
      <span className={styles.duration}>{formatMinutes(minutesOf(meeting))}</span>
    </div>
  );
}
