import { DataText } from '@/components/data-text';
import { ConfirmDialog } from '@/components/mui/confirm-dialog';
import { studentOf } from '@/domain/meeting';
import { formatRange } from '@/lib/time';
import { cancelMeetingMutation } from '@/queries/meetings';
import styles from './cancel-dialog.module.css';
import type { MeetingDialogProps } from './meeting-dialog-props';

/** Asks before a meeting is cancelled, naming student and time (spec §2.12, §8). */
export function CancelDialog({ meeting, isLocked, now: _now, ...life }: MeetingDialogProps) {
  return (
    <ConfirmDialog
      {...life}
      title="Отмена встречи"
      question={
        meeting.studentName ? (
          <>
            Отменить встречу? <DataText>{studentOf(meeting)}</DataText>
          </>
        ) : (
          'Отменить встречу, на которую никто не записан?'
        )
      }
      confirm="Да, отменить"
      cancel="Нет"
      disabled={isLocked}
      action={cancelMeetingMutation(meeting.id)}
      variables={undefined}
      onSuccess={undefined}
      onFailure={life.onClose}
    >
      <p className={styles.time}>{formatRange(meeting.start, meeting.end)}</p>
    </ConfirmDialog>
  );
}
