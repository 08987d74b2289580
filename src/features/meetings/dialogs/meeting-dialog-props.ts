import type { DialogLife } from '@/components/use-dialog';
import type { Meeting } from '@/domain/meeting';

/** What the dialogs of one meeting have in common. */
export interface MeetingDialogProps extends DialogLife {
  meeting: Meeting;
  /** The meeting has started, perhaps while the dialog was open. */
  isLocked: boolean;
  now: number;
}
