import { DataText } from '@/components/data-text';
import { ConfirmDialog } from '@/components/mui/confirm-dialog';
import type { DialogLife } from '@/components/use-dialog';
import type { ProjectDetail } from '@/domain/project';
import { deleteProjectMutation } from '@/queries/project';

interface DeleteProjectDialogProps extends DialogLife {
  project: ProjectDetail;
  onDeleted: () => void;
}

/** Asks before a project is deleted; a failed answer changes nothing (spec §2.4, §8). */
export function DeleteProjectDialog({ project, onDeleted, ...life }: DeleteProjectDialogProps) {
  return (
    <ConfirmDialog
      {...life}
      title="Подтверждение удаления"
      question={
        <>
          Вы уверены, что хотите удалить проект &quot;<DataText>{project.theme}</DataText>&quot;?
          Это действие нельзя отменить.
        </>
      }
      confirm="Удалить"
      action={deleteProjectMutation(project.id)}
      variables={undefined}
      onSuccess={onDeleted}
      onFailure={undefined}
    />
  );
}
