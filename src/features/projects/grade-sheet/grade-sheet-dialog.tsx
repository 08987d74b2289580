import type { ReactNode } from 'react';
import { useAction } from '@/components/action/use-action';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { CountedProgress } from '@/components/progress/counted-progress';
import { Progress } from '@/components/progress/progress';
import type { DialogLife } from '@/components/use-dialog';
import type { Statistics } from '@/domain/grades';
import type { Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { gradeSheetMutation } from './make-grade-sheet';
import { useAllStatistics } from './use-all-statistics';

interface GradeSheetDialogProps extends DialogLife {
  projects: ReadList<Project>;
}

/**
 * Collects the grades of the projects and saves them as a spreadsheet. What could not be had, or was
 * not waited for, is asked about; Escape gives it all up.
 */
export function GradeSheetDialog({ projects, open, onClose, onExited }: GradeSheetDialogProps) {
  const saving = useAction(gradeSheetMutation());
  const reading = useAllStatistics(
    projects.items.map(({ id }) => id),
    open,
    save,
  );
  const missing = projects.items.length - reading.found.size;

  function save(statistics: ReadonlyMap<Id, Statistics>) {
    void saving.mutate({ projects, statistics }, { onSuccess: onClose });
  }

  function body(): ReactNode {
    if (saving.isPending) return <Progress label="Формирование ведомости" />;
    if (reading.isUnderWay)
      return (
        <CountedProgress word="Получено" done={reading.found.size} all={projects.items.length} />
      );
    return (
      <p role="alert">
        {missing > 0
          ? `Не получены данные: ${missing}. Скачать всё равно?`
          : 'Данные получены, файл не сформирован.'}
      </p>
    );
  }

  return (
    <AppDialog
      open={open}
      title="Ведомость"
      maxWidth="xs"
      onClose={onClose}
      onExited={onExited}
      actions={
        reading.isUnderWay ? (
          <Button autoFocus onClick={reading.stop}>
            Остановить
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Отмена</Button>
            {missing > 0 && (
              <Button onClick={reading.resume} disabled={saving.isPending}>
                Повторить неудавшиеся ({missing})
              </Button>
            )}
            <Button
              variant="contained"
              autoFocus
              disabled={saving.isPending || !open}
              isPending={saving.isPending}
              onClick={() => save(reading.found)}
            >
              Скачать
            </Button>
          </>
        )
      }
    >
      {body()}
    </AppDialog>
  );
}
