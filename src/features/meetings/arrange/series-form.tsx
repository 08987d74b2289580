import { useId } from 'react';
import { useBatchProgress } from '@/components/batch/use-batch-progress';
import { Checkbox } from '@/components/checkbox/checkbox';
import { DataText } from '@/components/data-text';
import { Form } from '@/components/form/form';
import { FormSubmit } from '@/components/form/form-submit';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import type { NewMeeting } from '@/domain/meeting';
import { MOST_SLOTS, slotStarts } from '@/domain/slot-series';
import { readWholeNumber } from '@/lib/decimal';
import { findOverlap, type Interval, lasting } from '@/lib/intervals';
import { formatRange, formatTime } from '@/lib/time';
import { beginBatchMutation } from '@/queries/batch/batch';
import { beginFailureText } from '@/queries/batch/batch-errors';
import { BATCH } from '@/queries/batch/batch-names';
import { addMeetingsBatch } from '@/queries/new-meeting';
import { type NewMeetingForm, slotSeriesForm } from '@/schemas/slot-forms';
import { type TakenTime, useTakenTimes } from '../day/use-taken-times';
import { ArrangeFields } from './arrange-fields';
import { BesideDay } from './beside-day';
import { SeriesFields } from './series-fields';
import styles from './series-form.module.css';
import { type SuggestedSlot, sentSlot, slotDraft } from './slot-draft';

interface SeriesFormProps {
  suggested: SuggestedSlot;
  now: number;
}

/** Adds several free slots, after a preview of each (decisions §5.35). */
export function SeriesForm({ suggested, now }: SeriesFormProps) {
  const { taken } = useTakenTimes();
  const chosenIn = (values: NewMeetingForm) =>
    slotsOf(values, taken, now).filter(({ isChosen }) => isChosen);
  const form = useDraftForm({
    ...slotDraft(suggested),
    // Keep the form: the next part of a semester differs only in a date or two.
    isClearedOnSuccess: false,
    // A draft of only ticks may be lost without a question.
    quickFields: ['turned'],
    schema: slotSeriesForm,
    action: beginBatchMutation(addMeetingsBatch),
    body: (values): readonly NewMeeting[] =>
      chosenIn(values).map(({ start }) => ({ ...sentSlot(values), start })),
    onSuccess: (_answer, sent) => {
      // Slots sent despite an overlap must not be offered again.
      const starts = new Set(sent.map(({ start }) => start));
      const { turned } = form.getValues();
      form.setValue(
        'turned',
        turned.filter((start) => !starts.has(start)),
      );
      return undefined;
    },
    onFailure: (error) =>
      beginFailureText(error) ?? 'Не удалось прочитать расписание. Ничего не отправлено.',
  });
  const isBusy = useBatchProgress(BATCH.slots) === 'unfinished';
  const values = useFormValues(form.control);
  const slots = slotsOf(values, taken, now);
  const chosen = slots.filter(({ isChosen }) => isChosen).length;
  return (
    <BesideDay control={form.control} now={now}>
      <Form form={form}>
        <ArrangeFields form={form} now={now} />
        <SeriesFields control={form.control} />
        <SeriesPreview
          slots={slots}
          isTooMuch={chosen > MOST_SLOTS}
          onTurn={({ start }) => form.setValue('turned', toggled(values.turned, start))}
        />
        <FormSubmit
          form={form}
          isRepeatable
          disabled={isBusy || chosen === 0 || chosen > MOST_SLOTS}
        >
          {`Добавить слоты (${chosen})`}
        </FormSubmit>
      </Form>
    </BesideDay>
  );
}

/** Adds the start, or removes it if it is there. */
function toggled(turned: readonly number[], start: number): number[] {
  return turned.includes(start) ? turned.filter((other) => other !== start) : [...turned, start];
}

interface SeriesPreviewProps {
  slots: readonly SeriesSlot[];
  /** More slots are chosen than may be added at once. */
  isTooMuch: boolean;
  onTurn: (slot: SeriesSlot) => void;
}

/** The slots of the series with overlapping meetings; each can be left out. */
function SeriesPreview({ slots, isTooMuch, onTurn }: SeriesPreviewProps) {
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

/** A slot of a series before it is added. */
interface SeriesSlot extends Interval {
  isPast: boolean;
  /** An overlapping meeting. */
  inTheWay: TakenTime | undefined;
  /** Whether it will be added. */
  isChosen: boolean;
}

/** The slots of the form. Those without an overlap are chosen, unless the professor has ticked otherwise. */
function slotsOf(
  { time, duration, inRow, pause, weekdays, until, turned }: NewMeetingForm,
  taken: readonly TakenTime[],
  now: number,
): SeriesSlot[] {
  const minutes = readWholeNumber(duration);
  const series = {
    time,
    duration: minutes,
    inRow: readWholeNumber(inRow),
    pause: readWholeNumber(pause),
    weekdays,
    until,
  };
  return slotStarts(series).map((start) => {
    const slot = lasting(start, minutes);
    const inTheWay = findOverlap(slot, taken);
    const isPast = start <= now;
    return {
      ...slot,
      isPast,
      inTheWay,
      isChosen: !isPast && turned.includes(start) === Boolean(inTheWay),
    };
  });
}
