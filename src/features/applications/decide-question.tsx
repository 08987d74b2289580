import { BatchQuestion } from '@/components/batch/batch-question';
import type { DialogLife } from '@/components/use-dialog';
import type { Application } from '@/domain/application';
import { studentLabel } from '@/domain/student';
import type { NamedDecision } from '@/queries/applications';

interface DecideQuestionProps extends DialogLife {
  applications: readonly Application[];
  isApproved: boolean;
  onConfirm: (decisions: readonly NamedDecision[]) => void;
}

/** Confirmation dialog for several applications; lists their students. */
export function DecideQuestion({
  applications,
  isApproved,
  onConfirm,
  ...life
}: DecideQuestionProps) {
  const labels = applications.map(({ student }) => studentLabel(student));
  return (
    <BatchQuestion
      {...life}
      title={isApproved ? 'Одобрить заявки?' : 'Отклонить заявки?'}
      confirm={isApproved ? 'Одобрить' : 'Отклонить'}
      danger={!isApproved}
      names={labels}
      onConfirm={() => {
        life.onClose();
        onConfirm(
          applications.map(({ id, studentId, professorId }, index) => ({
            id,
            studentId,
            professorId,
            studentName: labels[index] ?? '',
            isApproved,
          })),
        );
      }}
    />
  );
}
