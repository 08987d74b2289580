import type { Toaster } from '@/components/toasts';
import type { Meeting } from '@/schemas/meetings';

/** What the dialogs of one meeting have in common. */
export interface MeetingDialogProps {
  meeting: Meeting;
  /** It has started, perhaps while the dialog was open. */
  isLocked: boolean;
  now: number;
  /** A dialog that fades away does nothing more. */
  open: boolean;
  toaster: Toaster;
  onClose: () => void;
  onExited: () => void;
}
