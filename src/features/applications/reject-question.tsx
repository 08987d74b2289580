import { useAction } from '@/components/action/use-action';
import { Question } from '@/components/question';
import type { DialogLife } from '@/components/use-dialog';
import type { Application } from '@/domain/application';
import { decideApplicationMutation } from '@/queries/applications';

interface RejectQuestionProps extends DialogLife {
  application: Application;
  /** The application has meanwhile been decided elsewhere. */
  isDecided: boolean;
  /** Called when the server has accepted it. */
  onRejected: () => void;
}

/** Asks before an application is rejected, which is final (spec §2.11, §4). */
export function RejectQuestion({
  application,
  isDecided,
  onRejected,
  ...life
}: RejectQuestionProps) {
  const decision = useAction(decideApplicationMutation(application));
  return (
    <Question
      {...life}
      title="Отклонить заявку?"
      confirm="Отклонить"
      danger
      disabled={isDecided}
      action={decision}
      onConfirm={() =>
        decision.mutate(false, {
          onAccepted: onRejected,
          onSuccess: life.onClose,
        })
      }
    >
      <p>{application.student.name || 'Студент без имени'}</p>
      <p>Изменить решение потом нельзя.</p>
    </Question>
  );
}
