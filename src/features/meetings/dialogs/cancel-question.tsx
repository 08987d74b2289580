import { useAction } from '@/components/action/use-action';
import { Question } from '@/components/question';
import type { DialogLife } from '@/components/use-dialog';
import { isFree, type Meeting, studentOf } from '@/domain/meeting';
import { formatRange } from '@/lib/time';
import { cancelMeetingMutation } from '@/queries/meetings';
import type { MeetingDialogProps } from '../meeting-parts';

/** Asks before a meeting is cancelled, naming student and time (spec §2.12, §8). */
export function CancelQuestion({ meeting, now, ...life }: MeetingDialogProps) {
  const cancelling = useAction(cancelMeetingMutation(meeting.id));
  return (
    <Question
      {...life}
      title="Отмена встречи"
      confirm="Да, отменить"
      cancel="Нет"
      danger
      disabled={meeting.start <= now}
      action={cancelling}
      onConfirm={() =>
        cancelling.mutate(undefined, { onSuccess: life.onClose, onFailure: life.onClose })
      }
    >
      <p>
        {isFree(meeting) ? (
          'Отменить встречу, на которую никто не записан?'
        ) : (
          <>
            Отменить встречу? <bdi>{studentOf(meeting)}</bdi>
          </>
        )}
      </p>
      <p>
        <strong>{formatRange(meeting.start, meeting.end)}</strong>
      </p>
    </Question>
  );
}

interface CancelDayQuestionProps extends DialogLife {
  meetings: readonly Meeting[];
  onConfirm: (meetings: readonly Meeting[]) => void;
}

/** Asks before all meetings of a day are cancelled. */
export function CancelDayQuestion({ meetings, onConfirm, ...life }: CancelDayQuestionProps) {
  return (
    <Question
      {...life}
      title="Отменить встречи дня?"
      cancel="Нет"
      confirm="Да, отменить"
      danger
      disabled={meetings.length === 0}
      names={meetings.map(meetingName)}
      onConfirm={() => {
        life.onClose();
        onConfirm(meetings);
      }}
    />
  );
}

/** `вс, 22.11.2026, 18:00–18:30, Иванов Иван` */
export function meetingName(meeting: Meeting): string {
  return `${formatRange(meeting.start, meeting.end)}, ${studentOf(meeting)}`;
}
