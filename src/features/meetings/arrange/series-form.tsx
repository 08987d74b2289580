import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { FormElement } from '@/components/form/form';
import { FormSheet } from '@/components/form/form-sheet';
import { useFormValues } from '@/components/form/use-form-values';
import { useKeptForm } from '@/components/form/use-kept-form';
import { ButtonLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { isAt, isFree, type Meeting, meetingLabel } from '@/domain/meeting';
import { MOST_MEETINGS, seriesStarts } from '@/domain/meeting-series';
import { classes } from '@/lib/classes';
import { readWholeNumber } from '@/lib/decimal';
import { findOverlap, type Interval, lasting } from '@/lib/intervals';
import { countedDays, countedSlots, countedWeekdays } from '@/lib/plural';
import { dateOf, formatDay, formatDayName, formatRange, formatTime, weekdayOf } from '@/lib/time';
import { meetingsOptions } from '@/queries/meetings';
import { addMeetingsBatch } from '@/queries/new-meetings';
import { meetingSeriesForm, type NewMeetingForm } from '@/schemas/meetings';
import {
  ArrangeFields,
  newMeetingDraft,
  type SuggestedMeeting,
  sentMeeting,
} from './arrange-fields';
import styles from './series-form.module.css';

interface SeriesFormProps {
  suggested: SuggestedMeeting;
  now: number;
}

/** Adds several free slots, after a preview of each (decisions §5.35). */
export function SeriesForm({ suggested, now }: SeriesFormProps) {
  const { data } = useQuery(meetingsOptions());
  const slotsOf = (values: NewMeetingForm) => seriesSlots(values, data?.items ?? [], now);
  const form = useKeptForm({
    ...newMeetingDraft(suggested),
    // Keep the form: the next part of a semester differs only in a date or two.
    isClearedOnSuccess: false,
    schema: meetingSeriesForm,
  });
  /** What was sent, and the slots of it that are not added yet. */
  const sent = useRef<{ typed: NewMeetingForm; left: Set<number> }>(undefined);
  const batch = useBatch({
    ...addMeetingsBatch,
    onDone: ({ start }) => {
      if (sent.current?.left.delete(start) && sent.current.left.size === 0) {
        form.accept(sent.current.typed);
      }
    },
  });

  function send(typed: NewMeetingForm) {
    const starts = slotsOf(typed).flatMap(({ start, isChosen }) => (isChosen ? [start] : []));
    sent.current = { typed, left: new Set(starts) };
    batch.begin(starts.map((start) => ({ ...sentMeeting(typed), start, id: start })));
  }

  const values = useFormValues(form.control);

  function choose(those: readonly SeriesSlot[], isChosen: boolean) {
    const starts = those.map(({ start }) => start);
    const clashing = those.filter(({ clash }) => clash).map(({ start }) => start);
    const others = (list: readonly number[]) => list.filter((start) => !starts.includes(start));
    form.setValue('wanted', [...others(values.wanted), ...(isChosen ? clashing : [])]);
    form.setValue('leftOut', [...others(values.leftOut), ...(isChosen ? [] : starts)]);
  }

  const slots = slotsOf(values);
  const chosen = slots.filter(({ isChosen }) => isChosen).length;
  return (
    <FormSheet
      beside={
        <SeriesPreview
          slots={slots}
          now={now}
          isTooMuch={chosen > MOST_MEETINGS}
          onChoose={choose}
        />
      }
    >
      <BatchPanel
        heading="Добавление слотов"
        batch={batch}
        doneText={(count) => `Добавлено слотов: ${count}`}
        next={<ButtonLink to="/meetings">К расписанию</ButtonLink>}
        formKey="series"
      >
        {({ start, duration }) => formatRange(start, lasting(start, duration).end)}
      </BatchPanel>
      <FormElement form={form} onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <ArrangeFields form={form} now={now} isSeries />
        <Button
          type="submit"
          variant="contained"
          disabled={batch.isRunning || chosen === 0 || chosen > MOST_MEETINGS}
        >
          {`Добавить слоты (${chosen})`}
        </Button>
      </FormElement>
    </FormSheet>
  );
}

/** A slot of a series. */
interface SeriesSlot extends Interval {
  /** Why it cannot be added. */
  closed: 'уже прошёл' | 'добавлен' | undefined;
  /** The meeting that it overlaps. */
  clash: Meeting | undefined;
  /** Whether it will be added: one without a clash, unless the professor has ticked otherwise. */
  isChosen: boolean;
}

function seriesSlots(
  values: NewMeetingForm,
  meetings: readonly Meeting[],
  now: number,
): SeriesSlot[] {
  const duration = readWholeNumber(values.duration);
  const starts = seriesStarts({
    ...values,
    duration,
    pause: readWholeNumber(values.pause),
    weeks: Number(values.weeks),
  });
  return starts.map((start) => {
    const slot = lasting(start, duration);
    const isAdded = meetings.some(
      (meeting) =>
        isFree(meeting) &&
        isAt(meeting, { start, duration }) &&
        meeting.description === values.description,
    );
    const closed = isAdded ? 'добавлен' : start <= now ? 'уже прошёл' : undefined;
    const clash = closed ? undefined : findOverlap(slot, meetings);
    const isTicked = clash ? values.wanted.includes(start) : !values.leftOut.includes(start);
    return { ...slot, closed, clash, isChosen: !closed && isTicked };
  });
}

interface SeriesPreviewProps {
  slots: readonly SeriesSlot[];
  now: number;
  /** More are chosen than may be added at once. */
  isTooMuch: boolean;
  onChoose: (slots: readonly SeriesSlot[], isChosen: boolean) => void;
}

/** The slots of the series by day, with what they overlap; a slot or a whole day can be left out. */
function SeriesPreview({ slots, now, isTooMuch, onChoose }: SeriesPreviewProps) {
  const dates = [...new Set(slots.map(({ start }) => dateOf(start)))];
  return (
    <div className={shared.card}>
      <Section heading={seriesName(dates, slots)}>
        {slots.length === 0 && <p className={shared.quiet}>Укажите дату и время первого слота</p>}
        {isTooMuch && (
          <p role="alert" className={shared.bad}>
            {`Не больше ${MOST_MEETINGS} слотов за раз`}
          </p>
        )}
        {slots.length > 0 && (
          <ul aria-label="Слоты" className={classes(shared.list, styles.days)}>
            {dates.map((date) => {
              const ofDay = slots.filter(({ start }) => dateOf(start) === date);
              return (
                <li key={date} className={styles.day}>
                  <Checkbox
                    checked={ofDay.some(({ isChosen }) => isChosen)}
                    disabled={ofDay.every(({ closed }) => closed)}
                    onChange={({ target: { checked } }) =>
                      onChoose(checked ? offeredOf(ofDay) : ofDay, checked)
                    }
                  >
                    {formatDayName(date, dateOf(now))}
                  </Checkbox>
                  <ul className={styles.slots}>
                    {ofDay.map((slot) => (
                      <SlotChip
                        key={slot.start}
                        slot={slot}
                        onChoose={(isChosen) => onChoose([slot], isChosen)}
                      />
                    ))}
                  </ul>
                </li>
              );
            })}
          </ul>
        )}
      </Section>
    </div>
  );
}

/** `17 вторников × 6 слотов`; `34 дня × 6 слотов` for several days of the week. */
function seriesName(dates: readonly string[], slots: readonly SeriesSlot[]): string {
  const [weekday, ...others] = new Set(dates.map(weekdayOf));
  if (weekday === undefined) return 'Слоты';
  const days =
    others.length === 0 ? countedWeekdays(dates.length, weekday) : countedDays(dates.length);
  // The last day may be cut.
  const ofFirst = slots.filter(({ start }) => dateOf(start) === dates[0]);
  return `${days} × ${countedSlots(ofFirst.length)}`;
}

/** The slots that are chosen with their day: those without a clash, if there are any. */
function offeredOf(ofDay: readonly SeriesSlot[]): readonly SeriesSlot[] {
  const open = ofDay.filter(({ closed }) => !closed);
  const free = open.filter(({ clash }) => !clash);
  return free.length > 0 ? free : open;
}

interface SlotChipProps {
  slot: SeriesSlot;
  onChoose: (isChosen: boolean) => void;
}

function SlotChip({ slot, onChoose }: SlotChipProps) {
  const { start, end, closed, clash, isChosen } = slot;
  return (
    <li>
      <Checkbox
        checked={isChosen}
        disabled={closed !== undefined}
        onChange={({ target }) => onChoose(target.checked)}
      >
        <span>
          <span className={shared.hidden}>{formatDay(start)},</span> {formatTime(start)}
          <span className={shared.hidden}>–{formatTime(end)}</span>
        </span>
        {closed && <span className={shared.quiet}>{closed}</span>}
      </Checkbox>
      {clash && (
        <p className={styles.clash}>
          {`${formatTime(start)} пересекается: ${formatTime(clash.start)}, `}
          <bdi>{meetingLabel(clash)}</bdi>
        </p>
      )}
    </li>
  );
}
