import { Badge } from '@/components/badge';
import { classes } from '@/lib/classes';
import { readable, type Unread, type WallClock } from '@/lib/served-time';
import { showWallClock } from '@/lib/time';
import styles from './deadline.module.css';

interface DeadlineProps {
  deadline: WallClock | Unread | undefined;
  isLate: boolean;
  className?: string | undefined;
}

/** The deadline of a task as it was typed; a late one has a badge. */
export function Deadline({ deadline, isLate, className }: DeadlineProps) {
  return (
    <span className={classes(styles.deadline, className)}>
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
