import { Question } from '@/components/question';
import type { DialogLife } from '@/components/use-dialog';

interface LeaveQuestionProps extends DialogLife {
  title: string;
  /** Label and handler of the answer that forgets what was typed. */
  discard: { label: string; onDiscard: () => void };
  /** Label and handler of the answer that keeps it. */
  leaveLabel: string;
  onLeave: () => void;
}

/** Asks what becomes of a half-filled form that is about to be left (decisions §4). */
export function LeaveQuestion({ leaveLabel, onLeave, ...question }: LeaveQuestionProps) {
  return (
    <Question {...question} cancel="Остаться" confirm={leaveLabel} onConfirm={onLeave}>
      <p>
        Форма заполнена, но не отправлена. Введённое сохранится: когда вы вернётесь, можно будет
        продолжить с того же места.
      </p>
    </Question>
  );
}
