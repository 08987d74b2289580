import { readable, showWallClock, type Unread, type WallClock } from '@/lib/time';

interface DeadlineProps {
  deadline: WallClock | Unread | undefined;
  isLate: boolean;
}

/** When a task is due, as it was typed; a late one carries a badge that says so (`taskStyles`). */
export function Deadline({ deadline, isLate }: DeadlineProps) {
  if (deadline === undefined) return <span className="task-deadline">Без срока</span>;
  return (
    <>
      {isLate && <span className="task-late">Просрочено</span>}
      <span className="task-deadline">
        Срок: <time dateTime={readable(deadline)}>{showWallClock(deadline)}</time>
      </span>
    </>
  );
}
