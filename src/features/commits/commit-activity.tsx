import { useId, useMemo } from 'react';
import shared from '@/components/shared.module.css';
import type { Commit } from '@/domain/commit';
import { commitDays, lastCommitText } from '@/domain/commit-days';
import styles from './commit-activity.module.css';
import { CommitChart } from './commit-chart';

interface CommitActivityProps {
  /** Newest first. */
  commits: readonly Commit[];
  /** The current day. */
  today: string;
}

/** The number of commits, the time of the last one, and a chart of commits per day. */
export function CommitActivity({ commits, today }: CommitActivityProps) {
  const captionId = useId();
  const days = useMemo(() => commitDays(commits, today), [commits, today]);
  const last = lastCommitText(commits[0], today);
  return (
    <div className={styles.activity}>
      <div className={shared.quiet}>
        <p>найдено результатов: {commits.length}</p>
        {last && <p>{last}</p>}
      </div>
      <figure aria-labelledby={captionId} className={styles.figure}>
        <figcaption id={captionId} className={styles.hidden}>
          Коммиты по дням
        </figcaption>
        <CommitChart days={days} />
        <ul className={styles.hidden}>
          {days
            .filter(({ count }) => count > 0)
            .map(({ day, count }) => (
              <li key={day}>
                {day}: {count}
              </li>
            ))}
        </ul>
      </figure>
    </div>
  );
}
