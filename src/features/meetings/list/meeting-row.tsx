import { memo, useId } from 'react';
import { DataText, ProseText } from '@/components/data-text';
import { Row } from '@/components/list/row';
import { type Meeting, type MeetingState, studentOf } from '@/domain/meeting';
import { formatRange } from '@/lib/time';
import { MeetingActions, type OnMeetingAction } from '../meeting-actions';
import { MeetingBadges } from '../meeting-badges';
import styles from './meeting-row.module.css';

interface MeetingRowProps {
  meeting: Meeting;
  state: MeetingState;
  onAction: OnMeetingAction;
}

/** One meeting of the list (spec §2.12); remembered, since a long list scrolls through many. */
export const MeetingRow = memo(function MeetingRow({ meeting, state, onAction }: MeetingRowProps) {
  const titleId = useId();
  const { studentName, projectTheme, description } = meeting;
  return (
    <Row labelledBy={titleId} className={state === 'past' ? styles.past : styles.meeting}>
      <div className={styles.when}>
        <h4 id={titleId} className={styles.time}>
          {formatRange(meeting.start, meeting.end)}
        </h4>
        <MeetingBadges meeting={meeting} state={state} />
      </div>
      <p className={studentName ? undefined : styles.secondary} data-clamp>
        <DataText>{studentOf(meeting)}</DataText>
      </p>
      <div className={styles.about}>
        {projectTheme && (
          <p data-clamp>
            Проект: <DataText>{projectTheme}</DataText>
          </p>
        )}
        {description && (
          <p data-clamp>
            <ProseText>{description}</ProseText>
          </p>
        )}
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
