import { BatchQuestion } from '@/components/batch/batch-question';
import type { DialogLife } from '@/components/use-dialog';
import type { Application } from '@/domain/application';
import { studentLabels } from '@/domain/student';
import { decisionsBatch } from '@/queries/application-decisions';
import { beginBatchMutation } from '@/queries/batch/batch';
import { beginFailureText } from '@/queries/batch/batch-errors';

interface DecideQuestionProps extends DialogLife {
  applications: readonly Application[];
  isApproved: boolean;
  onBegun: () => void;
}

/** Confirmation dialog for several applications; lists their students. */
export function DecideQuestion({
  applications,
  isApproved,
  onBegun,
  ...life
}: DecideQuestionProps) {
  const labels = studentLabels(
    applications,
    ({ student }) => ({ ...student, name: student.name || 'Студент без имени' }),
    ({ id }) => `заявка #${id}`,
  );
  return (
    <BatchQuestion
      {...life}
      title={isApproved ? 'Одобрить заявки?' : 'Отклонить заявки?'}
      confirm={isApproved ? 'Одобрить' : 'Отклонить'}
      danger={!isApproved}
      rows={applications.map(({ id, studentId, professorId }, index) => ({
        id,
        studentId,
        professorId,
        studentName: labels[index] ?? '',
        isApproved,
      }))}
      nameOf={({ studentName }) => studentName}
      action={beginBatchMutation(decisionsBatch)}
      failureText={beginFailureText}
      onBegun={onBegun}
    />
  );
}
