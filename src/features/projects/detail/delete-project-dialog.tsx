import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useMutation } from '@tanstack/react-query';
import { AppDialog } from '@/components/app-dialog';
import { deleteProjectMutation } from '@/queries/projects';
import type { Project } from '@/schemas/projects';

interface DeleteProjectDialogProps {
  open: boolean;
  project: Project;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a project is deleted; after an answer that is not ok nothing happens (spec §2.4, §8). */
export function DeleteProjectDialog({
  open,
  project,
  onClose,
  onDeleted,
}: DeleteProjectDialogProps) {
  const remove = useMutation({ ...deleteProjectMutation(project.id), onSuccess: onDeleted });
  return (
    <AppDialog
      open={open}
      title="Подтверждение удаления"
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            Отмена
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Удалить
          </Button>
        </>
      }
    >
      <DialogContentText>
        Вы уверены, что хотите удалить проект "{project.theme}"? Это действие нельзя отменить.
      </DialogContentText>
    </AppDialog>
  );
}
