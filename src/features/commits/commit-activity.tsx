import { useId, useMemo } from 'react';
import shared from '@/components/shared.module.css';
import type { Commit } from '@/domain/commit';
import { type CommitDay, commitDays, lastCommitText } from '@/domain/commit-days';
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
      {commits && commits.length > 0 && <Activity commits={commits} today={today} />}
    </div>
  );
}

function Activity({ commits, today }: { commits: readonly Commit[]; today: string }) {
  const captionId = useId();
  const days = useMemo(() => commitDays(commits, today), [commits, today]);
  const last = lastCommitText(commits[0], today);
  return (
    <>
      <div className={shared.quiet}>
        <p>найдено результатов: {commits.length}</p>
        {last && <p>{last}</p>}
      </div>
      <figure aria-labelledby={captionId} className={styles.figure}>
        <figcaption id={captionId} className={shared.hidden}>
          Коммиты по дням
        </figcaption>
        <CommitChart days={days} />
        <ul className={shared.hidden}>
          {days
            .filter(({ count }) => count > 0)
            .map(({ day, count }) => (
              <li key={day}>
                {day}: {count}
              </li>
            ))}
        </ul>
      </figure>
    </>
  );
}

interface CommitChartProps {
  days: readonly CommitDay[];
}

/** A bar chart of commits per day. */
function CommitChart({ days }: CommitChartProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  // A bar has a third of the height from the third commit on.
  const scale = Math.max(3 * 3, most);
  return (
    <div aria-hidden className={styles.chart}>
      <div className={styles.bars}>
        {days.map(({ day, count }) => (
          <span key={day} title={`${day}: ${count}`}>
            <b style={{ height: `${(100 * count) / scale}%` }} />
          </span>
        ))}
      </div>
      <span>{days[0]?.day}</span>
      <span className={styles.most}>до {most} в день</span>
      <span>{days.at(-1)?.day}</span>
    </div>
  );
}
