import type { DialogLife } from '@/components/use-dialog';
import type { Meeting } from '@/domain/meeting';

/** Common props of the dialogs of one meeting. */
export interface MeetingDialogProps extends DialogLife {
  meeting: Meeting;
  /** The meeting has started, perhaps after the dialog was opened. */
  isLocked: boolean;
  now: number;
}
