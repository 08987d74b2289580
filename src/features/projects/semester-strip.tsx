import shared from '@/components/shared.module.css';
import type { Strip } from '@/domain/semester';
import { classes } from '@/lib/classes';
import { formatMonth } from '@/lib/time';
import styles from './semester-strip.module.css';

/** Browsers give an `svg` no role of its own. */
const IMAGE = { role: 'img' } as const;

/** Heights in pixels: deadlines stand above the commits, meetings below their ground line. */
const DOT_Y = 8;
const GROUND_Y = 32;
const BAR_HEIGHT = 15;
const HEIGHT = 38;

/**
 * A semester of a project: deadlines as dots, commits as bars by week, meetings as ticks, today as a line. Its name
 * says the same in words. Only its width depends on the window, so that dots stay round.
 */
export function SemesterStrip({ strip }: { strip: Strip }) {
  const { months, today, dots, bars, ticks, text } = strip;
  return (
    <svg {...IMAGE} aria-label={`Семестр: ${text}`} height={HEIGHT} className={styles.strip}>
      {months.slice(1).map(({ at, month }) => (
        <line key={month} className={styles.month} x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
      ))}
      {bars.map(({ from, to, share }) => (
        <rect
          key={from}
          className={styles.commits}
          x={x(from)}
          width={x((to - from) * 0.85)}
          y={GROUND_Y - BAR_HEIGHT * share}
          height={BAR_HEIGHT * share}
        />
      ))}
      <line className={styles.ground} x1="0" x2="100%" y1={GROUND_Y} y2={GROUND_Y} />
      {ticks.map((at) => (
        <line
          key={at}
          className={styles.meeting}
          x1={x(at)}
          x2={x(at)}
          y1={GROUND_Y - 4}
          y2={GROUND_Y + 6}
        />
      ))}
      <line className={styles.today} x1={x(today)} x2={x(today)} y1={0} y2={HEIGHT} />
      {dots.map(({ at, look }) => (
        <Dot key={look + at} look={look} x={x(at)} />
      ))}
    </svg>
  );
}

/** The months of a semester, below a strip or above a column of strips. */
export function StripMonths({ months }: Pick<Strip, 'months'>) {
  return (
    <svg aria-hidden height={14} className={styles.strip}>
      {months.map(({ at, month }) => (
        <text key={month} className={styles.name} x={x(at)} y={11}>
          {formatMonth(month).slice(0, 'сен'.length)}
        </text>
      ))}
    </svg>
  );
}

/** What the marks of the strip mean, for those who see them: told apart by their shapes. */
export function StripLegend() {
  return (
    <p aria-hidden className={shared.quiet}>
      ●&nbsp;выполнено&emsp;○&nbsp;не&nbsp;выполнено&emsp;◆&nbsp;просрочено&emsp; ▬&nbsp;коммиты
      за&nbsp;30&nbsp;дней&emsp;|&#8288;&nbsp;встречи&emsp;┊&nbsp;сегодня
    </p>
  );
}

/** Told apart by shape, too: a late one is a rhombus, nested, since a path knows no percentages. */
function Dot({ look, x: place }: { look: Strip['dots'][number]['look']; x: string }) {
  const className = classes(styles.dot, styles[look]);
  if (look !== 'late') return <circle cx={place} cy={DOT_Y} r={4.25} className={className} />;
  return (
    <svg x={place} y={DOT_Y} className={className}>
      <path d="M0-6.5 6.5 0 0 6.5-6.5 0Z" />
    </svg>
  );
}

/** A place as a part of the width. */
function x(place: number): string {
  return `${(place * 100).toFixed(2)}%`;
}
