import { Button, IconButton } from '@/components/button';
import type { Meeting } from '@/domain/meeting';
import styles from './meeting-actions.module.css';

/** Actions on a meeting; each has a dialog. */
export type MeetingAction = 'reschedule' | 'cancel' | 'link';

export type OnMeetingAction = (action: MeetingAction, meeting: Meeting) => void;

interface MeetingActionsProps {
  meeting: Meeting;
  /** Started: can no longer be moved or cancelled (spec §4 "Meeting"). */
  isLocked: boolean;
  /** Id of the text that names the meeting. */
  describedBy: string;
  onAction: OnMeetingAction;
}

/**
 * The buttons of a meeting (spec §2.12); locked ones keep their accessible names and take little space.
 */
export function MeetingActions({ meeting, isLocked, describedBy, onAction }: MeetingActionsProps) {
  const button = (action: MeetingAction) => ({
    size: 'row' as const,
    onClick: () => onAction(action, meeting),
    'aria-describedby': describedBy,
  });
  return (
    <div className={styles.actions}>
      {isLocked ? (
        <>
          <IconButton icon="calendar" label="Перенести" disabled {...button('reschedule')} />
          <IconButton icon="close" label="Отменить" disabled {...button('cancel')} />
        </>
      ) : (
        <>
          <Button variant="outlined" {...button('reschedule')}>
            Перенести
          </Button>
          <Button danger {...button('cancel')}>
            Отменить
          </Button>
        </>
      )}
      {meeting.projectId === undefined && <Button {...button('link')}>Добавить проект</Button>}
    </div>
  );
}
