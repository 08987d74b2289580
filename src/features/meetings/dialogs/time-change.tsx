import { DataText } from '@/components/data-text';
import { type Interval, minutesOf, overlap } from '@/lib/intervals';
import { formatRange, formatTime } from '@/lib/time';
import type { TakenTime } from '../day/use-taken-times';
import styles from './time-change.module.css';

interface TimeChangeProps {
  before: Interval;
  /** With `NaN` in it as long as the form is not filled. */
  after: Interval;
  /** What else the professor has. */
  taken: readonly TakenTime[];
}

/** The old and the new time of a meeting, one above the other, and what the new one gets in the way of. */
export function TimeChange({ before, after, taken }: TimeChangeProps) {
  const isSame = before.start === after.start && minutesOf(before) === minutesOf(after);
  const inTheWay = isSame ? [] : taken.filter((one) => overlap(one, after));
  return (
    <dl className={styles.times}>
      <dt>Сейчас</dt>
      <dd>{timeText(before)}</dd>
      <dt>Станет</dt>
      <dd className={styles.after} aria-live="polite">
        {isSame ? 'Время не меняется' : timeText(after)}
        {inTheWay.map((one) => (
          <p key={`${one.id}-${one.start}`} className={styles.overlap}>
            пересекается с {formatTime(one.start)}–{formatTime(one.end)},{' '}
            <DataText>{one.label}</DataText>
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
