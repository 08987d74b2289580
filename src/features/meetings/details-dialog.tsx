import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { formatRange } from '@/lib/instants';
import { MeetingActions, type OnMeetingAction } from './meeting-actions';
import type { MeetingDialogProps } from './meeting-dialogs';
import { MeetingFacts } from './meeting-facts';
import { stateOf } from './meeting-state';

interface DetailsDialogProps extends MeetingDialogProps {
  onAction: OnMeetingAction;
}

/** A meeting of the week view with all that its card in the list shows and offers. */
export function DetailsDialog({
  meeting,
  isLocked,
  open,
  now,
  onAction,
  onClose,
  onExited,
}: DetailsDialogProps) {
  const factsId = useId();
  return (
    <AppDialog
      open={open}
      title={formatRange(meeting.start, meeting.end)}
      onClose={onClose}
      onExited={onExited}
      actions={
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}
        >
          <MeetingActions
            meeting={meeting}
            isLocked={isLocked}
            describedBy={factsId}
            onAction={onAction}
          />
          <Button size="small" variant="contained" autoFocus onClick={onClose}>
            Закрыть
          </Button>
        </Stack>
      }
    >
      <Stack id={factsId} spacing={1}>
        <MeetingFacts meeting={meeting} state={stateOf(meeting, now)} />
      </Stack>
    </AppDialog>
  );
}
