import { useNavigate } from '@tanstack/react-router';
import { Badge } from '@/components/badge';
import { Button, IconButton } from '@/components/button';
import shared from '@/components/shared.module.css';
import type { DialogLife } from '@/components/use-dialog';
import { type Meeting, type MeetingState, studentOf } from '@/domain/meeting';
import { classes } from '@/lib/classes';
import { minutesOf } from '@/lib/intervals';
import { formatMinutes } from '@/lib/time';
import styles from './meeting-parts.module.css';

/** Actions on a meeting, each with a dialog of its own. */
export type MeetingAction = 'reschedule' | 'cancel' | 'link';

export type OnMeetingAction = (action: MeetingAction, meeting: Meeting) => void;

/** What the dialogs of one meeting have in common. */
export interface MeetingDialogProps extends DialogLife {
  meeting: Meeting;
  now: number;
}

interface MeetingActionsProps {
  meeting: Meeting;
  /** The meeting has started: it can no longer be moved or cancelled (spec §4 "Meeting"). */
  isLocked: boolean;
  /** What can be done with the next meeting stands out. */
  isNext?: boolean;
  /** Id of the text that says which meeting this is. */
  describedBy: string;
  onAction: OnMeetingAction;
}

/** The buttons of a meeting (spec §2.12); locked ones keep their names but take little room. */
export function MeetingActions({
  meeting,
  isLocked,
  isNext = false,
  describedBy,
  onAction,
}: MeetingActionsProps) {
  const navigate = useNavigate();
  const button = (action: MeetingAction) => ({
    size: 'row' as const,
    onClick: () => onAction(action, meeting),
    'aria-describedby': describedBy,
  });
  return (
    <div className={classes(styles.actions, isNext && styles.next)}>
      {isLocked ? (
        <>
          <IconButton icon="calendar" label="Перенести" disabled {...button('reschedule')} />
          <IconButton icon="close" label="Отменить" disabled {...button('cancel')} />
        </>
      ) : (
        <>
          <Button variant={isNext ? 'outlined' : 'plain'} {...button('reschedule')}>
            Перенести
          </Button>
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

const STATES = {
  upcoming: { text: 'Предстоит', tint: 'info' },
  ongoing: { text: 'Идёт сейчас', tint: 'success' },
  past: { text: 'Прошла', tint: 'neutral' },
} as const;

export function StateBadge({ state }: { state: MeetingState }) {
  return <Badge tint={STATES[state].tint}>{STATES[state].text}</Badge>;
}

/** Place (online or not) and duration of a meeting (spec §2.12). */
export function MeetingBadges({ meeting }: { meeting: Meeting }) {
  return (
    <div className={styles.badges}>
      <Badge tint={meeting.isOnline ? 'stage' : 'neutral'}>
        {meeting.isOnline ? 'Online' : 'Offline'}
      </Badge>
      <span className={shared.quiet}>{formatMinutes(minutesOf(meeting))}</span>
    </div>
  );
}

/** The description, unless it only repeats the name above it: a free slot may be called so on the server, too. */
export function descriptionOf(meeting: Meeting): string {
  return meeting.description === studentOf(meeting) ? '' : meeting.description;
}
