import { classes } from '@/lib/classes';
import { formatMonth } from '@/lib/time';
import styles from './semester-strip.module.css';

type DotLook = 'closed' | 'open' | 'late';

/** Places are from 0, the semester's beginning, to 1; no two marks of a kind stand at the same. */
interface Strip {
  months: readonly { at: number; month: string }[];
  today: number;
  dots: readonly { at: number; look: DotLook }[];
  bars: readonly { from: number; to: number; share: number }[];
  ticks: readonly number[];
  text: string;
}

interface SemesterStripProps {
  strip: Strip;
  /** Names the months below, unless a heading above does. */
  hasMonths?: boolean;
}

/** Browsers give an `svg` no role of its own. */
const IMAGE = { role: 'img' } as const;

/** Heights in pixels: deadlines stand above the commits, meetings below their ground line. */
const DOT_Y = 8;
const GROUND_Y = 32;
const BAR_HEIGHT = 15;
const HEIGHT = 38;
const MONTHS_HEIGHT = 14;

/**
 * A semester of a project: deadlines as dots, commits as bars by week, meetings as ticks, today as a line. Its name
 * says the same in words. Only its width depends on the window, so that dots stay round.
 */
export function SemesterStrip({ strip, hasMonths = false }: SemesterStripProps) {
  const { months, today, dots, bars, ticks, text } = strip;
  return (
    <svg
      {...IMAGE}
      aria-label={`Семестр: ${text}`}
      height={hasMonths ? HEIGHT + MONTHS_HEIGHT : HEIGHT}
      className={styles.strip}
    >
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
        <MeetingTick key={at} x={x(at)} />
      ))}
      <line className={styles.today} x1={x(today)} x2={x(today)} y1={0} y2={HEIGHT} />
      {dots.map(({ at, look }) => (
        <Dot key={look + at} look={look} x={x(at)} />
      ))}
      {hasMonths && <Months months={months} y={HEIGHT + MONTHS_HEIGHT - 3} />}
    </svg>
  );
}

/** The months of a semester, for the heading of a column of strips. */
export function StripMonths({ months }: Pick<Strip, 'months'>) {
  return (
    <svg aria-hidden height={MONTHS_HEIGHT} className={styles.strip}>
      <Months months={months} y={MONTHS_HEIGHT - 3} />
    </svg>
  );
}

function Months({ months, y }: Pick<Strip, 'months'> & { y: number }) {
  return months.map(({ at, month }) => (
    <text key={month} className={styles.name} x={x(at)} y={y}>
      {formatMonth(month).slice(0, 'сен'.length)}
    </text>
  ));
}

const SIGNS = [
  { text: 'выполнено', sign: <Dot look="closed" x="50%" /> },
  { text: 'не выполнено', sign: <Dot look="open" x="50%" /> },
  { text: 'просрочено', sign: <Dot look="late" x="50%" /> },
  {
    text: 'коммиты за 30 дней',
    sign: <rect className={styles.commits} x="3" width="10" y="2" height="12" />,
  },
  { text: 'встречи', sign: <MeetingTick x="50%" y={10} /> },
  {
    text: 'сегодня',
    sign: <line className={styles.today} x1="50%" x2="50%" y1={0} y2={16} />,
  },
];

/** What the marks of the strip mean, for those who see them. */
export function StripLegend() {
  return (
    <ul aria-hidden className={styles.legend}>
      {SIGNS.map(({ text, sign }) => (
        <li key={text}>
          <svg aria-hidden width={16} height={16}>
            {sign}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Told apart by shape, too: a late one is a rhombus. Nested, since a path knows no percentages. */
function Dot({ look, x: place }: { look: DotLook; x: string }) {
  return (
    <svg x={place} y={DOT_Y} className={classes(styles.dot, styles[look])}>
      {look === 'late' ? <path d="M0-6.5 6.5 0 0 6.5-6.5 0Z" /> : <circle r={4.25} />}
    </svg>
  );
}

function MeetingTick({ x: place, y = GROUND_Y }: { x: string; y?: number }) {
  return <line className={styles.meeting} x1={place} x2={place} y1={y - 4} y2={y + 6} />;
}

/** A place as a part of the width. */
function x(place: number): string {
  return `${(place * 100).toFixed(2)}%`;
}
