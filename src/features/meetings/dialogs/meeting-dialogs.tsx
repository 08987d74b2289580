import Backdrop from '@mui/material/Backdrop';
import { lazyDialog } from '@/components/lazy-part';
import { Spinner } from '@/components/spinner';
import type { ShownDialog } from '@/components/use-dialog';
import type { Meeting } from '@/schemas/meetings';
import type { MeetingAction, OnMeetingAction } from '../meeting-actions';
import { CancelDialog } from './cancel-dialog';
import { DetailsDialog } from './details-dialog';

// Pickers, tables and long choices weigh more than the page: they come when they are asked for.
const RescheduleDialog = lazyDialog(
  async () => (await import('./reschedule-dialog')).RescheduleDialog,
  { fallback: <Loading /> },
);
const LinkProjectDialog = lazyDialog(
  async () => (await import('./link-project-dialog')).LinkProjectDialog,
  { fallback: <Loading /> },
);
const ReportDialog = lazyDialog(
  async () => (await import('../report/report-dialog')).ReportDialog,
  { fallback: <Loading /> },
);

/** What the dialog of the page is about. */
export type MeetingsDialog =
  | { kind: 'report' }
  | { kind: 'details' | MeetingAction; meeting: Meeting };

interface MeetingDialogsProps {
  dialog: ShownDialog<MeetingsDialog>;
  meetings: readonly Meeting[];
  now: number;
  onAction: OnMeetingAction;
}

/** The dialogs of the meetings page (spec §2.12), one at a time. */
export function MeetingDialogs({ dialog, meetings, now, onAction }: MeetingDialogsProps) {
  const { subject, life, id: key } = dialog;
  if (subject.kind === 'report') return <ReportDialog key={key} {...life} meetings={meetings} />;

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

function Loading() {
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <Spinner />
    </Backdrop>
  );
}
