import { useIsPainted } from '@/components/use-is-painted';
import type { CommitDay } from '@/domain/commit-days';
import styles from './commit-chart.module.css';

/** Units of the SVG's view box, which is stretched to the width of the page. */
const HEIGHT = 48;
const DAY_WIDTH = 10;
const BAR_WIDTH = 7;

interface CommitChartProps {
  days: readonly CommitDay[];
}

/** A bar chart of commits per day. Its bars are drawn after the first paint, so that the list comes first. */
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
