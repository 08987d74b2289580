import { useId } from 'react';
import { Checkbox } from '@/components/checkbox/checkbox';
import { DataText } from '@/components/data-text';
import { MOST_SLOTS } from '@/domain/slot-series';
import { formatRange, formatTime } from '@/lib/time';
import styles from './series-preview.module.css';
import type { SeriesSlot } from './slots-of-series';

interface SeriesPreviewProps {
  slots: readonly SeriesSlot[];
  /** More are chosen than may be added at once. */
  isTooMuch: boolean;
  onTurn: (slot: SeriesSlot) => void;
}

/** Every slot that would be added, and what the professor has then; each can be left out. */
export function SeriesPreview({ slots, isTooMuch, onTurn }: SeriesPreviewProps) {
  const headingId = useId();
  return (
    <div className={styles.preview}>
      <p id={headingId} className={styles.heading}>
        Слоты серии
      </p>
      {slots.length === 0 && <p className={styles.none}>Укажите дату и время первого слота</p>}
      {isTooMuch && (
        <p role="alert" className={styles.tooMuch}>
          {`Не больше ${MOST_SLOTS} слотов за раз`}
        </p>
      )}
      <ul aria-labelledby={headingId} className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot.start} className={styles.slot}>
            <Checkbox checked={slot.isChosen} disabled={slot.isPast} onChange={() => onTurn(slot)}>
              {formatRange(slot.start, slot.end)}
            </Checkbox>
            <SlotState slot={slot} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SlotState({ slot: { isPast, inTheWay } }: { slot: SeriesSlot }) {
  if (isPast) return <span className={styles.past}>уже прошло</span>;
  if (!inTheWay) return <span className={styles.free}>свободно</span>;
  return (
    <span className={styles.taken}>
      {`пересекается: ${formatTime(inTheWay.start)}, `}
      <DataText>{inTheWay.label}</DataText>
    </span>
  );
}
