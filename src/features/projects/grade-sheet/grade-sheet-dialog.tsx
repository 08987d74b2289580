import { type ReactNode, useState } from 'react';
import { useAction } from '@/components/action/use-action';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { CountedProgress, Progress } from '@/components/progress/progress';
import type { DialogLife } from '@/components/use-dialog';
import type { Statistics } from '@/domain/grades';
import type { Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { gradeSheetMutation } from './make-grade-sheet';
import { useAllStatistics } from './use-all-statistics';

interface GradeSheetDialogProps extends DialogLife {
  projects: ReadList<Project>;
  /** The projects whose statistics an earlier, cancelled dialog has read. */
  readBefore: readonly Id[];
  /** Called on cancelling with the projects read so far; with none once the sheet is saved. */
  onRead: (projectIds: readonly Id[]) => void;
}

/**
 * Reads the grades of the projects and saves them as a spreadsheet. Asks before it saves a sheet that lacks
 * projects whose read failed or was stopped, and on Escape while it is still reading.
 */
export function GradeSheetDialog({
  projects,
  readBefore,
  onRead,
  open,
  onClose,
  onExited,
}: GradeSheetDialogProps) {
  const [isStopAsked, setIsStopAsked] = useState(false);
  const saving = useAction(gradeSheetMutation());
  const reading = useAllStatistics(
    projects.items.map(({ id }) => id),
    open,
    save,
    readBefore,
  );
  const missing = projects.items.length - reading.found.size;

  function save(statistics: ReadonlyMap<Id, Statistics>) {
    void saving.mutate(
      { projects, statistics },
      {
        onSuccess: () => {
          onRead([]);
          onClose();
        },
      },
    );
  }

  function giveUp() {
    onRead([...reading.found.keys()]);
    onClose();
  }

  function body(): ReactNode {
    if (saving.isPending) return <Progress label="Формирование ведомости" />;
    if (reading.isUnderWay)
      return (
        <>
          <CountedProgress word="Получено" done={reading.found.size} all={projects.items.length} />
          {isStopAsked && <p role="alert">Остановить? Полученные данные останутся.</p>}
        </>
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
      onClose={() => {
        if (reading.isUnderWay) setIsStopAsked(!isStopAsked);
        else giveUp();
      }}
      onExited={onExited}
      actions={
        reading.isUnderWay ? (
          <>
            {isStopAsked && <Button onClick={() => setIsStopAsked(false)}>Продолжить</Button>}
            <Button
              autoFocus
              onClick={() => {
                setIsStopAsked(false);
                reading.stop();
              }}
            >
              Остановить
            </Button>
          </>
        ) : (
          <>
            <Button onClick={giveUp}>Отмена</Button>
            {missing > 0 && (
              <Button onClick={reading.resume} disabled={saving.isPending}>
                {reading.failed > 0
                  ? `Повторить неудавшиеся (${reading.failed})`
                  : `Продолжить (${missing})`}
              </Button>
            )}
            <Button
              variant="contained"
              autoFocus
              disabled={!open}
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
