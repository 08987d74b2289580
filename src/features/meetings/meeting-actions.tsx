import type { Meeting } from '@/schemas/meetings';

/** What can be done with one meeting; each has a dialog of its own. */
export type MeetingAction = 'reschedule' | 'cancel' | 'link';

export type OnMeetingAction = (action: MeetingAction, meeting: Meeting) => void;

interface MeetingActionsProps {
  meeting: Meeting;
  /** It has started: it can no longer be moved or cancelled (spec §4 "Meeting"). */
  isLocked: boolean;
  /** Id of the text that says which meeting this is. */
  describedBy: string;
  onAction: OnMeetingAction;
}

/** The buttons of a meeting (spec §2.12). */
export function MeetingActions({ meeting, isLocked, describedBy, onAction }: MeetingActionsProps) {
  return (
    <div className="meeting-actions">
      <button
        type="button"
        className="outlined"
        disabled={isLocked}
        aria-describedby={describedBy}
        onClick={() => onAction('reschedule', meeting)}
      >
        Перенести
      </button>
      <button
        type="button"
        className="danger"
        disabled={isLocked}
        aria-describedby={describedBy}
        onClick={() => onAction('cancel', meeting)}
      >
        Отменить
      </button>
      {meeting.project_id === undefined && (
        <button
          type="button"
          aria-describedby={describedBy}
          onClick={() => onAction('link', meeting)}
        >
          Добавить проект
        </button>
      )}
    </div>
  );
}
