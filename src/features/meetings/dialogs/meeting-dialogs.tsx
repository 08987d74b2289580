import { useId } from 'react';
import { AppDialog, lazyDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { ProseText } from '@/components/prose-text';
import shared from '@/components/shared.module.css';
import type { DialogLife } from '@/components/use-dialog';
import { type Meeting, stateOf, studentOf } from '@/domain/meeting';
import { formatRange } from '@/lib/time';
import {
  descriptionOf,
  type MeetingAction,
  MeetingActions,
  MeetingBadges,
  type MeetingDialogProps,
  type OnMeetingAction,
  StateBadge,
} from '../meeting-parts';
import { CancelQuestion } from './cancel-question';

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
  const props = { ...life, meeting, now };
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

interface DetailsDialogProps extends MeetingDialogProps {
  onAction: OnMeetingAction;
}

/** Details and actions of a meeting of the week view, the same as in its row of the list. */
function DetailsDialog({ meeting, now, onAction, ...life }: DetailsDialogProps) {
  const factsId = useId();
  const description = descriptionOf(meeting);
  return (
    <AppDialog
      {...life}
      title={formatRange(meeting.start, meeting.end)}
      actions={
        <Button autoFocus onClick={life.onClose}>
          Закрыть
        </Button>
      }
    >
      <div className={shared.stack}>
        <div id={factsId} className={shared.stack}>
          <div className={shared.row}>
            <StateBadge state={stateOf(meeting, now)} />
            <MeetingBadges meeting={meeting} />
          </div>
          <p>{studentOf(meeting)}</p>
          {meeting.projectTheme && (
            <p>
              Проект: <bdi>{meeting.projectTheme}</bdi>
            </p>
          )}
          {description && (
            <p className={shared.quiet}>
              <ProseText>{description}</ProseText>
            </p>
          )}
        </div>
        <MeetingActions
          meeting={meeting}
          isLocked={meeting.start <= now}
          describedBy={factsId}
          onAction={onAction}
        />
      </div>
    </AppDialog>
  );
}
