import { Badge } from '@/components/badge';
import { readable, showWallClock, type Unread, type WallClock } from '@/lib/time';
import styles from './deadline.module.css';

interface DeadlineProps {
  deadline: WallClock | Unread | undefined;
  isLate: boolean;
}

/** When a task is due, as it was typed; a late one carries a badge that says so. */
export function Deadline({ deadline, isLate }: DeadlineProps) {
  return (
    <span className={styles.deadline}>
      {deadline === undefined ? (
        'Без срока'
      ) : (
        <time dateTime={readable(deadline)} title="Срок сдачи">
          {showWallClock(deadline)}
        </time>
      )}
      {isLate && <Badge tint="danger">Просрочено</Badge>}
    </span>
  );
}
