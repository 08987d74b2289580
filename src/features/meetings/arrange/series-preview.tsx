import { Checkbox } from '@/components/checkbox/checkbox';
import { AsideNote, FormAside } from '@/components/form-aside';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
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
  meetings: readonly SeriesMeeting[];
  now: number;
  /** More are chosen than may be added at once. */
  isTooMuch: boolean;
  /** Slots are chosen, or no longer chosen. */
  onTurn: (meetings: readonly SeriesMeeting[]) => void;
}

/** The slots of the series by day, with overlapping meetings; a slot or a whole day can be left out. */
export function SeriesPreview({ meetings, now, isTooMuch, onTurn }: SeriesPreviewProps) {
  const dates = new Set(meetings.map(({ start }) => dateOf(start)));
  return (
    <FormAside>
      <Section heading="Слоты">
        {meetings.length === 0 && <AsideNote>Укажите дату и время первого слота</AsideNote>}
        {isTooMuch && (
          <p role="alert" className={styles.taken}>
            {`Не больше ${MOST_MEETINGS} слотов за раз`}
          </p>
        )}
        {meetings.length > 0 && (
          <ul aria-label="Слоты" className={styles.days}>
            {[...dates].map((date) => {
              const ofDay = meetings.filter(({ start }) => dateOf(start) === date);
              return (
                <li key={date} className={styles.day}>
                  <Checkbox
                    checked={ofDay.some(({ isChosen }) => isChosen)}
                    disabled={ofDay.every(({ isPast }) => isPast)}
                    onChange={({ target }) => onTurn(turnedBy(target.checked, ofDay))}
                  >
                    {formatDayName(date, dateOf(now))}
                  </Checkbox>
                  <ul className={styles.slots}>
                    {ofDay.map((meeting) => (
                      <li key={meeting.start}>
                        <Checkbox
                          checked={meeting.isChosen}
                          disabled={meeting.isPast}
                          onChange={() => onTurn([meeting])}
                        >
                          <span>
                            <span className={shared.hidden}>{formatDay(meeting.start)},</span>{' '}
                            {formatTime(meeting.start)}–{formatTime(meeting.end)}
                          </span>
                        </Checkbox>
                        <Obstacle meeting={meeting} />
                      </li>
                    ))}
                  </ul>
                </li>
              );
            })}
          </ul>
        )}
      </Section>
    </FormAside>
  );
}

/** The slots to turn so that the day is chosen, as far as it is free, or left out. */
function turnedBy(isWanted: boolean, ofDay: readonly SeriesMeeting[]): readonly SeriesMeeting[] {
  if (!isWanted) return ofDay.filter(({ isChosen }) => isChosen);
  const ahead = ofDay.filter(({ isPast }) => !isPast);
  const free = ahead.filter(({ inTheWay }) => !inTheWay);
  return free.length > 0 ? free : ahead;
}

function Obstacle({ meeting: { isPast, inTheWay } }: { meeting: SeriesMeeting }) {
  if (isPast) return <span className={shared.quiet}>уже прошло</span>;
  if (!inTheWay) return null;
  return (
    <span className={styles.taken}>
      {`пересекается: ${formatTime(inTheWay.start)}, `}
      <bdi>{inTheWay.label}</bdi>
    </span>
  );
}
