import { Button } from '@/components/button';
import { AppDialog } from '@/components/mui/app-dialog';
import type { DialogLife } from '@/components/use-dialog';
import type { Id } from '@/lib/id';
import { counted } from '@/lib/plural';
import { callsOfCheck } from '@/queries/project-checks';

interface CheckQuestionProps extends DialogLife {
  /** The projects to check, whatever the page lists by the time of the answer. */
  projects: readonly Id[];
  onConfirm: (projects: readonly Id[]) => void;
}

/** Asks before many projects are checked, and names the number of calls that it takes. */
export function CheckQuestion({
  projects,
  onConfirm,
  open,
  onClose,
  onExited,
}: CheckQuestionProps) {
  return (
    <AppDialog
      open={open}
      title="Проверить проекты?"
      maxWidth="xs"
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            Отмена
          </Button>
          <Button
            variant="contained"
            disabled={!open}
            onClick={() => {
              onClose();
              onConfirm(projects);
            }}
          >
            Проверить
          </Button>
        </>
      }
    >
      <p>
        {`Проверка займёт время: ${counted(projects.length, ['проект', 'проекта', 'проектов'])}, около ` +
          // Two calls a project: never a number that ends in 1.
          `${callsOfCheck(projects.length)} запросов к серверу. ` +
          'Её можно остановить, а пока она идёт — работать на других страницах.'}
      </p>
    </AppDialog>
  );
}
