import { DataText, ProseText } from '@/components/data-text';
import { type Meeting, type MeetingState, studentOf } from '@/domain/meeting';
import { MeetingBadges } from './meeting-badges';
import styles from './meeting-facts.module.css';

interface MeetingFactsProps {
  meeting: Meeting;
  state: MeetingState;
}

/** Who meets about what: badges, student, project if one is linked, description (spec §2.12). */
export function MeetingFacts({ meeting, state }: MeetingFactsProps) {
  return (
    <div className={styles.facts}>
      <MeetingBadges meeting={meeting} state={state} />
      <p>
        <DataText>{studentOf(meeting)}</DataText>
      </p>
      {meeting.projectTheme && (
        <p>
          Проект: <DataText>{meeting.projectTheme}</DataText>
        </p>
      )}
      {meeting.description && (
        <p className={styles.description}>
          <ProseText>{meeting.description}</ProseText>
        </p>
      )}
    </div>
  );
}
