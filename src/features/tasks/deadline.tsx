import { Badge } from '@/components/badge';
import shared from '@/components/shared.module.css';
import type { Lateness } from '@/domain/task-lateness';
import { classes } from '@/lib/classes';
import type { WallClock } from '@/lib/served-time';
import { showWallClock } from '@/lib/time';

interface DeadlineProps {
  deadline: WallClock | undefined;
  lateness: Lateness;
}

/** The deadline of a task as it was typed; one that has passed has a badge (decisions §5.18). */
export function Deadline({ deadline, lateness }: DeadlineProps) {
  return (
    <span className={classes(shared.inline, shared.quiet)}>
      {deadline === undefined ? (
        'Без срока'
      ) : (
        <time dateTime={deadline} title="Срок сдачи">
          {showWallClock(deadline)}
        </time>
      )}
      {lateness === 'late' && <Badge tint="danger">Просрочено</Badge>}
      {lateness === 'past' && <Badge>Срок прошёл</Badge>}
    </span>
  );
}
