import { useNavigate } from '@tanstack/react-router';
import { Button, IconButton } from '@/components/button';
import type { Meeting } from '@/domain/meeting';
import styles from './meeting-actions.module.css';

/** Actions on a meeting, each with a dialog of its own. */
export type MeetingAction = 'reschedule' | 'cancel' | 'link';

export type OnMeetingAction = (action: MeetingAction, meeting: Meeting) => void;

interface MeetingActionsProps {
  meeting: Meeting;
  /** The meeting has started: it can no longer be moved or cancelled (spec §4 "Meeting"). */
  isLocked: boolean;
  /** Id of the text that says which meeting this is. */
  describedBy: string;
  onAction: OnMeetingAction;
}

/** The buttons of a meeting (spec §2.12); locked ones keep their names but take little room. */
export function MeetingActions({ meeting, isLocked, describedBy, onAction }: MeetingActionsProps) {
  const navigate = useNavigate();
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
          <Button {...button('reschedule')}>Перенести</Button>
          <Button {...button('cancel')}>Отменить</Button>
        </>
      )}
      <IconButton
        icon="calendarAdd"
        label="Повторить слот"
        size="row"
        aria-describedby={describedBy}
        onClick={() => void navigate({ to: '/meetings/arrange', search: { repeat: meeting.id } })}
      />
      {meeting.projectId === undefined && <Button {...button('link')}>Добавить проект</Button>}
    </div>
  );
}
