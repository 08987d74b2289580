import Backdrop from '@mui/material/Backdrop';
import { lazyDialog } from '@/components/lazy-part';
import { Spinner } from '@/components/spinner';
import type { TimedMeeting } from '@/queries/meetings';
import type { MeetingAction, OnMeetingAction } from '../meeting-actions';
import { CancelDialog } from './cancel-dialog';
import { DetailsDialog } from './details-dialog';
import type { MeetingDialogProps } from './meeting-dialog-props';

// Pickers, tables and long choices weigh more than the page: they come when they are asked for.
const RescheduleDialog = lazyDialog(
  async () => (await import('./reschedule-dialog')).RescheduleDialog,
  <Loading />,
);
const LinkProjectDialog = lazyDialog(
  async () => (await import('./link-project-dialog')).LinkProjectDialog,
  <Loading />,
);
const ReportDialog = lazyDialog(
  async () => (await import('../report/report-dialog')).ReportDialog,
  <Loading />,
);

/** The dialog of the page; closed, it stays until it has faded. */
export type OpenDialog = { isOpen: boolean } & (
  | { kind: 'report' }
  | { kind: 'details' | MeetingAction; meeting: TimedMeeting }
);

interface MeetingDialogsProps
  extends Omit<MeetingDialogProps, 'meeting' | 'isLocked' | 'now' | 'open'> {
  dialog: OpenDialog | undefined;
  meetings: readonly TimedMeeting[];
  now: number;
  onAction: OnMeetingAction;
}

/** The dialogs of the meetings page (spec §2.12), one at a time. */
export function MeetingDialogs({ dialog, meetings, now, onAction, ...frame }: MeetingDialogsProps) {
  if (!dialog) return null;
  const shared = { ...frame, open: dialog.isOpen };
  if (dialog.kind === 'report') return <ReportDialog {...shared} meetings={meetings} />;

  // What the server says now, not what it said when the dialog was opened.
  const meeting = meetings.find(({ id }) => id === dialog.meeting.id) ?? dialog.meeting;
  const props = { ...shared, meeting, now, isLocked: meeting.start <= now };
  switch (dialog.kind) {
    case 'details':
      return <DetailsDialog {...props} onAction={onAction} />;
    case 'reschedule':
      return <RescheduleDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'link':
      return <LinkProjectDialog {...props} />;
  }
}

function Loading() {
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <Spinner />
    </Backdrop>
  );
}
