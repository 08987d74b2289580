import { useId } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { ProseText } from '@/components/prose-text';
import { type Meeting, type MeetingState, stateOf, studentOf } from '@/domain/meeting';
import { formatRange } from '@/lib/time';
import { descriptionOf } from '../description-of';
import { MeetingActions, type OnMeetingAction } from '../meeting-actions';
import { MeetingBadges } from '../meeting-badges';
import styles from './details-dialog.module.css';
import type { MeetingDialogProps } from './meeting-dialog-props';

interface DetailsDialogProps extends MeetingDialogProps {
  onAction: OnMeetingAction;
}

/** Details and actions of a meeting of the week view, the same as in its row of the list. */
export function DetailsDialog({
  meeting,
  isLocked,
  open,
  now,
  onAction,
  onClose,
  onExited,
}: DetailsDialogProps) {
  const factsId = useId();
  return (
    <AppDialog
      open={open}
      title={formatRange(meeting.start, meeting.end)}
      onClose={onClose}
      onExited={onExited}
      actions={
        <Button autoFocus onClick={onClose}>
          Закрыть
        </Button>
      }
    >
      <div id={factsId}>
        <MeetingFacts meeting={meeting} state={stateOf(meeting, now)} />
      </div>
      <div className={styles.actions}>
        <MeetingActions
          meeting={meeting}
          isLocked={isLocked}
          describedBy={factsId}
          onAction={onAction}
        />
      </div>
    </AppDialog>
  );
}

interface MeetingFactsProps {
  meeting: Meeting;
  state: MeetingState;
}

/** Badges, student, linked project and description of a meeting (spec §2.12). */
function MeetingFacts({ meeting, state }: MeetingFactsProps) {
  const description = descriptionOf(meeting);
  return (
    <div className={styles.facts}>
      <MeetingBadges meeting={meeting} state={state} />
      <p>{studentOf(meeting)}</p>
      {meeting.projectTheme && (
        <p>
          Проект: <bdi>{meeting.projectTheme}</bdi>
        </p>
      )}
      {description && (
        <p className={styles.description}>
          <ProseText>{description}</ProseText>
        </p>
      )}
    </div>
  );
}
