import { useId, useMemo } from 'react';
import shared from '@/components/shared.module.css';
import { useIsPainted } from '@/components/use-is-painted';
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

/** Units of the SVG's view box, which is stretched to the width of the page. */
const HEIGHT = 48;
const DAY_WIDTH = 10;
const BAR_WIDTH = 7;

interface CommitChartProps {
  days: readonly CommitDay[];
}

/** A bar chart of commits per day. Its bars are drawn after the first paint, so that the list comes first. */
function CommitChart({ days }: CommitChartProps) {
  const isPainted = useIsPainted();
  const most = Math.max(1, ...days.map(({ count }) => count));
  // A bar has a third of the height from the third commit on.
  const scale = Math.max(3 * 3, most);
  const width = days.length * DAY_WIDTH;
  return (
    <div aria-hidden className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" className={styles.bars}>
        {(isPainted ? days : []).map(({ day, count }, index) => {
          const height = (count / scale) * (HEIGHT - 2);
          return (
            <g key={day}>
              <title>{`${day}: ${count}`}</title>
              {/* Invisible: makes the tooltip appear over the whole column of the day. */}
              <rect
                x={index * DAY_WIDTH}
                width={DAY_WIDTH}
                height={HEIGHT}
                className={styles.ground}
              />
              <rect
                x={index * DAY_WIDTH + (DAY_WIDTH - BAR_WIDTH) / 2}
                y={HEIGHT - height}
                width={BAR_WIDTH}
                height={height}
                className={styles.bar}
              />
            </g>
          );
        })}
      </svg>
      <span>{days[0]?.day}</span>
      <span className={styles.most}>до {most} в день</span>
      <span>{days.at(-1)?.day}</span>
    </div>
  );
}
