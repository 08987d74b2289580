import { useIsPainted } from '@/components/use-is-painted';
import type { CommitDay } from '@/domain/commit-days';
import styles from './commit-chart.module.css';

/** Units of the drawing, which is stretched to the room that it has. */
const HEIGHT = 48;
const DAY_WIDTH = 10;
const BAR_WIDTH = 7;

interface CommitChartProps {
  days: readonly CommitDay[];
}

/** Commits per day; the picture of the list that stands beside it, and drawn after it. */
export function CommitChart({ days }: CommitChartProps) {
  const isPainted = useIsPainted();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const width = days.length * DAY_WIDTH;
  return (
    <div aria-hidden className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" className={styles.bars}>
        {(isPainted ? days : []).map(({ day, count }, index) => {
          const height = (count / most) * (HEIGHT - 2);
          return (
            <g key={day}>
              <title>{`${day}: ${count}`}</title>
              {/* All of the day's column answers to the pointer. */}
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
