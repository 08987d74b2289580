import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { formatRange } from '@/lib/time';
import { cancelMeetingMutation } from '@/queries/meetings';
import type { MeetingDialogProps } from './meeting-dialog-props';

/** Asks before a meeting is cancelled, naming student and time (spec §2.12, §8). */
export function CancelDialog({ meeting, isLocked, now: _now, ...life }: MeetingDialogProps) {
  return (
    <ConfirmDialog
      {...life}
      title="Отмена встречи"
      question={
        meeting.studentName
          ? `Отменить встречу? ${meeting.studentName}`
          : 'Отменить встречу, на которую никто не записан?'
      }
      confirm="Да, отменить"
      cancel="Нет"
      disabled={isLocked}
      action={cancelMeetingMutation(meeting.id)}
      onSuccess={undefined}
      onFailure={life.onClose}
    >
      <DialogContentText sx={{ mt: 1, fontWeight: 600 }} color="textPrimary">
        {formatRange(meeting.start, meeting.end)}
      </DialogContentText>
    </ConfirmDialog>
  );
}
