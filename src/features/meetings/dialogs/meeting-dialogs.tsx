import { lazyDialog } from '@/components/app-dialog';
import type { DialogLife } from '@/components/use-dialog';
import type { Meeting } from '@/domain/meeting';
import type { MeetingAction, OnMeetingAction } from '../meeting-actions';
import { CancelQuestion } from './cancel-question';
import { DetailsDialog } from './details-dialog';

// Saves 42 KiB: the page has no form.
const RescheduleDialog = lazyDialog(
  async () => (await import('./reschedule-dialog')).RescheduleDialog,
);
// Saves 41 KiB, nearly the same.
const LinkProjectDialog = lazyDialog(
  async () => (await import('./link-project-dialog')).LinkProjectDialog,
);

/** The action and meeting of the open dialog. */
export interface MeetingsDialog {
  kind: 'details' | MeetingAction;
  meeting: Meeting;
}

interface MeetingDialogsProps extends DialogLife {
  dialog: MeetingsDialog;
  meetings: readonly Meeting[];
  now: number;
  onAction: OnMeetingAction;
}

/** The dialogs of the meetings page (spec §2.12), one at a time. */
export function MeetingDialogs({ dialog, meetings, now, onAction, ...life }: MeetingDialogsProps) {
  // The current data, not that of when the dialog was opened.
  const meeting = meetings.find(({ id }) => id === dialog.meeting.id) ?? dialog.meeting;
  const props = { ...life, meeting, now, isLocked: meeting.start <= now };
  switch (dialog.kind) {
    case 'details':
      return <DetailsDialog {...props} onAction={onAction} />;
    case 'reschedule':
      return <RescheduleDialog {...props} />;
    case 'cancel':
      return <CancelQuestion {...props} />;
    case 'link':
      return <LinkProjectDialog {...props} />;
  }
}
