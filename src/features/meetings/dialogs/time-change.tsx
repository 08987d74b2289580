import { DataText } from '@/components/data-text';
import { type Interval, minutesOf, overlap } from '@/lib/intervals';
import { formatRange, formatTime } from '@/lib/time';
import type { TakenTime } from '../day/use-taken-times';
import styles from './time-change.module.css';

interface TimeChangeProps {
  before: Interval;
  /** Contains `NaN` until the form is complete. */
  after: Interval;
  /** Other taken times. */
  taken: readonly TakenTime[];
}

/** The old and the new time of a meeting, and the meetings that the new one overlaps. */
export function TimeChange({ before, after, taken }: TimeChangeProps) {
  const isSame = before.start === after.start && minutesOf(before) === minutesOf(after);
  const inTheWay = isSame ? [] : taken.filter((time) => overlap(time, after));
  return (
    <dl className={styles.times}>
      <dt>Сейчас</dt>
      <dd>{timeText(before)}</dd>
      <dt>Станет</dt>
      <dd className={styles.after} aria-live="polite">
        {isSame ? 'Время не меняется' : timeText(after)}
        {inTheWay.map((time) => (
          <p key={`${time.id}-${time.start}`} className={styles.overlap}>
            пересекается с {formatTime(time.start)}–{formatTime(time.end)},{' '}
            <DataText>{time.label}</DataText>
          </p>
        ))}
      </dd>
    </dl>
  );
}

function timeText(time: Interval): string {
  if (!(time.start < time.end)) return '—';
  return `${formatRange(time.start, time.end)} (${minutesOf(time)} мин)`;
}
