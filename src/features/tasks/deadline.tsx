import { showWallClock, wallClockText } from '@/lib/wall-clock';

interface DeadlineProps {
  /** Wall clock marked as UTC, as it is served. */
  deadline: string | undefined;
  isLate: boolean;
}

/** When a task is due, as it was typed; a late one carries a badge that says so (`taskStyles`). */
export function Deadline({ deadline, isLate }: DeadlineProps) {
  if (deadline === undefined) return <span className="task-deadline">Без срока</span>;
  return (
    <>
      {isLate && <span className="task-late">Просрочено</span>}
      <span className="task-deadline">
        Срок: <time dateTime={wallClockText(deadline)}>{showWallClock(deadline) || deadline}</time>
      </span>
    </>
  );
}
