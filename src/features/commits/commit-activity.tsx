import shared from '@/components/shared.module.css';
import type { Commit } from '@/domain/commit';
import { commitDays, lastCommitText } from '@/domain/commit-days';
import styles from './commit-activity.module.css';

interface CommitActivityProps {
  /** Newest first; their place is kept until they are read. */
  commits: readonly Commit[] | undefined;
  /** The current day. */
  today: string;
}

/** The number of commits, the time of the last one, and a chart of commits per day, beside the heading. */
export function CommitActivity({ commits, today }: CommitActivityProps) {
  return (
    <div className={styles.activity}>
      {commits && commits.length > 0 && (
        <>
          <div className={shared.quiet}>
            <p>найдено результатов: {commits.length}</p>
            <p>{lastCommitText(commits[0], today)}</p>
          </div>
          <CommitChart commits={commits} today={today} />
        </>
      )}
    </div>
  );
}

/** A bar chart of commits per day; the list below tells the same by the names of its days. */
function CommitChart({ commits, today }: { commits: readonly Commit[]; today: string }) {
  const days = commitDays(commits, today);
  // A bar has a third of the height from the third commit on.
  const scale = Math.max(3 * 3, ...days.map(({ count }) => count));
  return (
    <figure aria-label="Коммиты по дням" className={styles.chart}>
      <div aria-hidden className={styles.bars}>
        {days.map(({ day, count }) => (
          <span key={day} title={`${day}: ${count}`}>
            <b style={{ height: `${(100 * count) / scale}%` }} />
          </span>
        ))}
      </div>
      <span>{days[0]?.day}</span>
      <span>{days.at(-1)?.day}</span>
    </figure>
  );
}
