import { memo, useId } from 'react';
import { Row } from '@/components/row';
import { formatRange } from '@/lib/time';
import type { Meeting } from '@/schemas/meetings';
import { MeetingActions, type OnMeetingAction } from '../meeting-actions';
import { MeetingBadges } from '../meeting-badges';
import type { MeetingState } from '../meeting-state';
import styles from './meeting-row.module.css';

interface MeetingRowProps {
  meeting: Meeting;
  state: MeetingState;
  onAction: OnMeetingAction;
}

/** One meeting of the list (spec §2.12); remembered, since a long list scrolls through many. */
export const MeetingRow = memo(function MeetingRow({ meeting, state, onAction }: MeetingRowProps) {
  const titleId = useId();
  const { student_name, project_theme, description } = meeting;
  return (
    <Row labelledBy={titleId} className={state === 'past' ? styles.past : styles.meeting}>
      <div className={styles.when}>
        <h4 id={titleId} className={styles.time}>
          {formatRange(meeting.start, meeting.end)}
        </h4>
        <MeetingBadges meeting={meeting} state={state} />
      </div>
      <p className={student_name ? undefined : styles.secondary} data-clamp>
        {student_name ?? 'Студент не указан'}
      </p>
      <div className={styles.about}>
        {project_theme && <p data-clamp>Проект: {project_theme}</p>}
        {description && <p data-clamp>{description}</p>}
      </div>
      <MeetingActions
        meeting={meeting}
        isLocked={state !== 'upcoming'}
        describedBy={titleId}
        onAction={onAction}
      />
    </Row>
  );
});
