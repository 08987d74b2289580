import { Question } from '@/components/question';
import type { DialogLife } from '@/components/use-dialog';
import { type DraftName, noteTold } from '@/lib/drafts';

interface LeaveQuestionProps extends DialogLife {
  draft: DraftName;
  title: string;
  /** Label and handler of the answer that discards the input. */
  discard: { label: string; onDiscard: () => void };
  /** Label of the answer that keeps the input. */
  leaveLabel: string;
  onLeave: () => void;
}

/** Asks whether to keep or discard the input of a form that is about to be left (decisions §4). */
export function LeaveQuestion({ draft, leaveLabel, onLeave, ...question }: LeaveQuestionProps) {
  return (
    <Question
      {...question}
      cancel="Остаться"
      confirm={leaveLabel}
      onConfirm={() => {
        noteTold(draft);
        onLeave();
      }}
    >
      <p>
        Форма заполнена, но не отправлена. Введённое сохранится: когда вы вернётесь, можно будет
        продолжить с того же места.
      </p>
    </Question>
  );
}
