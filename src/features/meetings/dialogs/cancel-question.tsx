import { useAction } from '@/components/action/use-action';
import { Question } from '@/components/question';
import { studentOf } from '@/domain/meeting';
import { formatRange } from '@/lib/time';
import { cancelMeetingMutation } from '@/queries/meetings';
import styles from './cancel-question.module.css';
import type { MeetingDialogProps } from './meeting-dialog-props';

/** Asks before a meeting is cancelled, naming student and time (spec §2.12, §8). */
export function CancelQuestion({ meeting, isLocked, now: _now, ...life }: MeetingDialogProps) {
  const cancelling = useAction(cancelMeetingMutation(meeting.id));
  return (
    <Question
      {...life}
      title="Отмена встречи"
      confirm="Да, отменить"
      cancel="Нет"
      danger
      disabled={isLocked}
      action={cancelling}
      onConfirm={() =>
        cancelling.mutate(undefined, { onSuccess: life.onClose, onFailure: life.onClose })
      }
    >
      <p>
        {meeting.studentName ? (
          <>
            Отменить встречу? <bdi>{studentOf(meeting)}</bdi>
          </>
        ) : (
          'Отменить встречу, на которую никто не записан?'
        )}
      </p>
      <p className={styles.time}>{formatRange(meeting.start, meeting.end)}</p>
    </Question>
  );
}
