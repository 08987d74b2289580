import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Checkbox } from '@/components/checkbox/checkbox';
import { Form } from '@/components/form/form';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import { ButtonLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { isAt, isFree, type Meeting, meetingLabel, type NewMeeting } from '@/domain/meeting';
import { MOST_MEETINGS, seriesStarts } from '@/domain/meeting-series';
import { classes } from '@/lib/classes';
import { readWholeNumber } from '@/lib/decimal';
import { findOverlap, type Interval, lasting, minutesOf } from '@/lib/intervals';
import { countedDays, countedSlots } from '@/lib/plural';
import { dateOf, formatDay, formatDayName, formatRange, formatTime } from '@/lib/time';
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
  const batch = useBatch(addMeetingsBatch);
  const slotsOf = (values: NewMeetingForm) => seriesSlots(values, data?.items ?? [], now);
  const form = useDraftForm({
    ...newMeetingDraft(suggested),
    // Keep the form: the next part of a semester differs only in a date or two.
    isClearedOnSuccess: false,
    schema: meetingSeriesForm,
    action: {
      mutationKey: ['meetings', 'series'],
      mutationFn: async (slots: readonly NewMeeting[]) =>
        batch.begin(slots.map((slot) => ({ ...slot, id: slot.start }))),
    },
    body: (values): readonly NewMeeting[] =>
      slotsOf(values)
        .filter(({ isChosen }) => isChosen)
        .map(({ start }) => ({ ...sentMeeting(values), start })),
    onSuccess: undefined,
    onFailure: undefined,
  });
  const values = useFormValues(form.control);
  const slots = slotsOf(values);
  const chosen = slots.filter(({ isChosen }) => isChosen).length;
  return (
    <FormSheet
      beside={
        <SeriesPreview
          slots={slots}
          now={now}
          isTooMuch={chosen > MOST_MEETINGS}
          onChoose={(starts, isWanted) => {
            const others = values.leftOut.filter((start) => !starts.includes(start));
            form.setValue('leftOut', isWanted ? others : [...others, ...starts]);
          }}
        />
      }
    >
      <BatchPanel
        heading="Добавление слотов"
        batch={batch}
        doneText={(count) => `Добавлено слотов: ${count}`}
        next={<ButtonLink to="/meetings">К расписанию</ButtonLink>}
      >
        {({ start, duration }) => formatRange(start, lasting(start, duration).end)}
      </BatchPanel>
      <Form form={form}>
        <ArrangeFields form={form} now={now} isSeries />
        <FormSubmit
          form={form}
          isRepeatable
          disabled={batch.isRunning || chosen === 0 || chosen > MOST_MEETINGS}
        >
          {`Добавить слоты (${chosen})`}
        </FormSubmit>
      </Form>
    </FormSheet>
  );
}

/** A slot of a series. */
interface SeriesSlot extends Interval {
  /** Why it cannot be added. */
  obstacle: ReactNode;
  /** Whether it will be added. */
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
    const obstacle = obstacleOf(slot, values.description, meetings, now);
    return { ...slot, obstacle, isChosen: !obstacle && !values.leftOut.includes(start) };
  });
}

function obstacleOf(
  slot: Interval,
  description: string,
  meetings: readonly Meeting[],
  now: number,
): ReactNode {
  if (slot.start <= now) return 'уже прошёл';
  const other = findOverlap(slot, meetings);
  if (!other) return undefined;
  const isSame = isAt(other, { ...slot, duration: minutesOf(slot) });
  if (isSame && isFree(other) && other.description === description) return 'добавлен';
  return (
    <>
      пересекается: {formatTime(other.start)}, <bdi>{meetingLabel(other)}</bdi>
    </>
  );
}

interface SeriesPreviewProps {
  slots: readonly SeriesSlot[];
  now: number;
  /** More are chosen than may be added at once. */
  isTooMuch: boolean;
  onChoose: (starts: readonly number[], isWanted: boolean) => void;
}

/** The slots of the series by day, with what is in their way; a slot or a whole day can be left out. */
function SeriesPreview({ slots, now, isTooMuch, onChoose }: SeriesPreviewProps) {
  const dates = [...new Set(slots.map(({ start }) => dateOf(start)))];
  return (
    <div className={shared.card}>
      <Section heading={seriesName(dates, slots.length)}>
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
              const starts = ofDay.map(({ start }) => start);
              return (
                <li key={date} className={styles.day}>
                  <Checkbox
                    checked={ofDay.some(({ isChosen }) => isChosen)}
                    disabled={ofDay.every(({ obstacle }) => obstacle !== undefined)}
                    onChange={({ target }) => onChoose(starts, target.checked)}
                  >
                    {formatDayName(date, dateOf(now))}
                  </Checkbox>
                  <ul className={styles.slots}>
                    {ofDay.map(({ start, end, obstacle, isChosen }) => (
                      <li key={start}>
                        <Checkbox
                          checked={isChosen}
                          disabled={obstacle !== undefined}
                          onChange={({ target }) => onChoose([start], target.checked)}
                        >
                          <span>
                            <span className={shared.hidden}>{formatDay(start)},</span>{' '}
                            {formatTime(start)}
                            <span className={shared.hidden}>–{formatTime(end)}</span>
                          </span>
                          {obstacle && <span className={shared.quiet}>{obstacle}</span>}
                        </Checkbox>
                      </li>
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

/** `34 дня × 6 слотов` */
function seriesName(dates: readonly string[], slots: number): string {
  if (dates.length === 0) return 'Слоты';
  return `${countedDays(dates.length)} × ${countedSlots(slots / dates.length)}`;
}
