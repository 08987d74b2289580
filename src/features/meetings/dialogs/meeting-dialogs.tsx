import { lazyDialog } from '@/components/lazy-part';
import type { ShownDialog } from '@/components/use-dialog';
import type { Meeting } from '@/domain/meeting';
import type { MeetingAction, OnMeetingAction } from '../meeting-actions';
import { DialogOnItsWay } from './dialog-on-its-way';

// They bring MUI, pickers and tables, which weigh more than the page: they come when asked for.
const options = { mui: true, fallback: <DialogOnItsWay /> };
const DetailsDialog = lazyDialog(
  async () => (await import('./details-dialog')).DetailsDialog,
  options,
);
const RescheduleDialog = lazyDialog(
  async () => (await import('./reschedule-dialog')).RescheduleDialog,
  options,
);
const CancelDialog = lazyDialog(
  async () => (await import('./cancel-dialog')).CancelDialog,
  options,
);
const LinkProjectDialog = lazyDialog(
  async () => (await import('./link-project-dialog')).LinkProjectDialog,
  options,
);

/** What the dialog of the page is about. */
export interface MeetingsDialog {
  kind: 'details' | MeetingAction;
  meeting: Meeting;
}

interface MeetingDialogsProps {
  dialog: ShownDialog<MeetingsDialog>;
  meetings: readonly Meeting[];
  now: number;
  onAction: OnMeetingAction;
}

/** The dialogs of the meetings page (spec §2.12), one at a time. */
export function MeetingDialogs({ dialog, meetings, now, onAction }: MeetingDialogsProps) {
  const { subject, life, id: key } = dialog;
  // What the server says now, not what it said when the dialog was opened.
  const meeting = meetings.find(({ id }) => id === subject.meeting.id) ?? subject.meeting;
  const props = { ...life, meeting, now, isLocked: meeting.start <= now };
  switch (subject.kind) {
    case 'details':
      return <DetailsDialog key={key} {...props} onAction={onAction} />;
    case 'reschedule':
      return <RescheduleDialog key={key} {...props} />;
    case 'cancel':
      return <CancelDialog key={key} {...props} />;
    case 'link':
      return <LinkProjectDialog key={key} {...props} />;
  }
}
