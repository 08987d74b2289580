import { Checkbox } from '@/components/checkbox/checkbox';
import { AsideNote, FormAside } from '@/components/form-aside';
import { Section } from '@/components/section';
import hidden from '@/components/visually-hidden.module.css';
import { MOST_MEETINGS } from '@/domain/meeting-series';
import type { Interval } from '@/lib/intervals';
import { dateOf, formatDay, formatDayName, formatTime } from '@/lib/time';
import type { TakenTime } from '../day/use-taken-times';
import styles from './series-preview.module.css';

/** A slot of a series before it is added. */
export interface SeriesMeeting extends Interval {
  isPast: boolean;
  /** An overlapping meeting. */
  inTheWay: TakenTime | undefined;
  /** Whether it will be added. */
  isChosen: boolean;
}

interface SeriesPreviewProps {
  slots: readonly SeriesMeeting[];
  now: number;
  /** More slots are chosen than may be added at once. */
  isTooMuch: boolean;
  /** Slots are chosen, or no longer chosen. */
  onTurn: (slots: readonly SeriesMeeting[]) => void;
}

/** The slots of the series by day, with overlapping meetings; a slot or a whole day can be left out. */
export function SeriesPreview({ slots, now, isTooMuch, onTurn }: SeriesPreviewProps) {
  const dates = new Set(slots.map(({ start }) => dateOf(start)));
  return (
    <FormAside>
      <Section heading="Слоты серии">
        {slots.length === 0 && <AsideNote>Укажите дату и время первого слота</AsideNote>}
        {isTooMuch && (
          <p role="alert" className={styles.taken}>
            {`Не больше ${MOST_MEETINGS} слотов за раз`}
          </p>
        )}
        {slots.length > 0 && (
          <ul aria-label="Слоты серии" className={styles.days}>
            {[...dates].map((date) => (
              <SeriesDay
                key={date}
                name={formatDayName(date, dateOf(now))}
                slots={slots.filter(({ start }) => dateOf(start) === date)}
                onTurn={onTurn}
              />
            ))}
          </ul>
        )}
      </Section>
    </FormAside>
  );
}

interface SeriesDayProps extends Pick<SeriesPreviewProps, 'onTurn'> {
  name: string;
  /** The slots of the day. */
  slots: readonly SeriesMeeting[];
}

function SeriesDay({ name, slots, onTurn }: SeriesDayProps) {
  return (
    <li className={styles.day}>
      <Checkbox
        checked={slots.some(({ isChosen }) => isChosen)}
        disabled={slots.every(({ isPast }) => isPast)}
        onChange={({ target }) => onTurn(turnedBy(target.checked, slots))}
      >
        {name}
      </Checkbox>
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot.start}>
            <Checkbox
              checked={slot.isChosen}
              disabled={slot.isPast}
              onChange={() => onTurn([slot])}
            >
              <span>
                <span className={hidden.hidden}>{formatDay(slot.start)},</span>{' '}
                {formatTime(slot.start)}–{formatTime(slot.end)}
              </span>
            </Checkbox>
            <MeetingState slot={slot} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The slots to turn so that the day is chosen, as far as it is free, or left out. */
function turnedBy(isWanted: boolean, slots: readonly SeriesMeeting[]): readonly SeriesMeeting[] {
  const free = slots.filter(({ isPast, inTheWay }) => !isPast && !inTheWay);
  if (!isWanted) return slots.filter(({ isChosen }) => isChosen);
  return free.length > 0 ? free : slots.filter(({ isPast }) => !isPast);
}

function MeetingState({ slot: { isPast, inTheWay } }: { slot: SeriesMeeting }) {
  if (isPast) return <span className={styles.past}>уже прошло</span>;
  if (!inTheWay) return null;
  return (
    <span className={styles.taken}>
      {`пересекается: ${formatTime(inTheWay.start)}, `}
      <bdi>{inTheWay.label}</bdi>
    </span>
  );
}
