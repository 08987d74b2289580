import type { Meeting } from '@/schemas/meetings';
import { MeetingBadges } from './meeting-badges';
import styles from './meeting-facts.module.css';
import type { MeetingState } from './meeting-state';

interface MeetingFactsProps {
  meeting: Meeting;
  state: MeetingState;
}

/** Who meets about what: badges, student, project if one is linked, description (spec §2.12). */
export function MeetingFacts({ meeting, state }: MeetingFactsProps) {
  return (
    <div className={styles.facts}>
      <MeetingBadges meeting={meeting} state={state} />
      <p>{meeting.student_name ?? 'Студент не указан'}</p>
      {meeting.project_theme && <p>Проект: {meeting.project_theme}</p>}
      {meeting.description && <p className={styles.description}>{meeting.description}</p>}
    </div>
  );
}
