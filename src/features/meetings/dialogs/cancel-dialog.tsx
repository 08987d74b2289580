import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { AppDialog } from '@/components/app-dialog';
import { formatRange } from '@/lib/time';
import { cancelMeetingMutation } from '@/queries/meeting-changes';
import { meetingKeys } from '@/queries/meetings';
import type { MeetingDialogProps } from './meeting-dialog-props';

/** Asks before a meeting is cancelled, naming student and time (spec §2.12, §8). */
export function CancelDialog({
  meeting,
  isLocked,
  open,
  toaster,
  onClose,
  onExited,
}: MeetingDialogProps) {
  const cancel = useMutation(cancelMeetingMutation(meeting.id));
  const isPending = useIsMutating({ mutationKey: meetingKeys.cancel(meeting.id) }) > 0;

  async function submit() {
    try {
      await cancel.mutateAsync();
      toaster.success('Встреча успешно отменена');
    } catch {
      toaster.failure('Не удалось отменить встречу');
    }
    onClose();
  }

  return (
    <AppDialog
      open={open}
      title="Отмена встречи"
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            Нет
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={isLocked || !open}
            loading={isPending}
            onClick={submit}
          >
            Да, отменить
          </Button>
        </>
      }
    >
      <DialogContentText>
        {meeting.student_name
          ? `Отменить встречу со студентом ${meeting.student_name}?`
          : 'Отменить встречу, на которую никто не записан?'}
      </DialogContentText>
      <DialogContentText sx={{ mt: 1, fontWeight: 600 }} color="textPrimary">
        {formatRange(meeting.start, meeting.end)}
      </DialogContentText>
    </AppDialog>
  );
}
