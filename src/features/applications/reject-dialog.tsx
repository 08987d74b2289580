import { DataText } from '@/components/data-text';
import { ConfirmDialog } from '@/components/mui/confirm-dialog';
import type { DialogLife } from '@/components/use-dialog';
import type { Application } from '@/domain/application';
import { decideApplicationMutation } from '@/queries/applications';

interface RejectDialogProps extends DialogLife {
  application: Application;
  /** It has been decided meanwhile, elsewhere. */
  isDecided: boolean;
  /** Called when the rejection is sent, before the server answers. */
  onAsked: (application: Application) => void;
  /** Called when the server has accepted it. */
  onRejected: (application: Application) => void;
}

/** Asks before an application is rejected, which is final (spec §2.11, §4); a failure is only logged (spec §8). */
export function RejectDialog({
  application,
  isDecided,
  onAsked,
  onRejected,
  ...life
}: RejectDialogProps) {
  return (
    <ConfirmDialog
      {...life}
      title="Отклонить заявку?"
      question={<DataText>{application.student.name || 'Студент без имени'}</DataText>}
      confirm="Отклонить"
      disabled={isDecided}
      action={decideApplicationMutation(application)}
      variables={false}
      onStart={() => onAsked(application)}
      onAccepted={() => onRejected(application)}
      onSuccess={undefined}
      onFailure={undefined}
    >
      <p>Изменить решение потом нельзя.</p>
    </ConfirmDialog>
  );
}
