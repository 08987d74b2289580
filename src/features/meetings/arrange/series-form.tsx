import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Checkbox } from '@/components/checkbox/checkbox';
import { Form } from '@/components/form/form';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import { AsideNote, FormAside } from '@/components/form-aside';
import { ButtonLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import type { NewMeeting } from '@/domain/meeting';
import { MOST_MEETINGS, seriesStarts } from '@/domain/meeting-series';
import { classes } from '@/lib/classes';
import { readWholeNumber } from '@/lib/decimal';
import { findOverlap, type Interval, lasting } from '@/lib/intervals';
import { countedDays, countedSlots, countedWeekdays } from '@/lib/plural';
import { dateOf, formatDay, formatDayName, formatRange, formatTime, weekdayOf } from '@/lib/time';
import { addMeetingsBatch } from '@/queries/new-meetings';
import { meetingSeriesForm, type NewMeetingForm } from '@/schemas/meetings';
import { type TakenTime, useTakenTimes } from '../use-taken-times';
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
  const { taken } = useTakenTimes();
  const batch = useBatch(addMeetingsBatch);
  const chosenIn = (values: NewMeetingForm) =>
    meetingsOf(values, taken, now).filter(({ isChosen }) => isChosen);
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
      chosenIn(values).map(({ start }) => ({ ...sentMeeting(values), start })),
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
    onFailure: undefined,
  });
  const values = useFormValues(form.control);
  const slots = meetingsOf(values, taken, now);
  const chosen = slots.filter(({ isChosen }) => isChosen).length;
  const added = batch.rows.filter(({ state }) => state === 'done').map(({ item }) => item.start);
  return (
    <FormSheet
      beside={
        <SeriesPreview
          meetings={slots}
          added={added}
          now={now}
          isTooMuch={chosen > MOST_MEETINGS}
          onTurn={(turned) => form.setValue('turned', toggled(values.turned, turned))}
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

/** The starts in one of the two lists. */
function toggled(turned: readonly number[], slots: readonly SeriesMeeting[]): number[] {
  const starts = slots.map(({ start }) => start);
  return [
    ...turned.filter((start) => !starts.includes(start)),
    ...starts.filter((start) => !turned.includes(start)),
  ];
}

/** The slots of the form. Those without an overlap are chosen, unless the professor has ticked otherwise. */
function meetingsOf(
  values: NewMeetingForm,
  taken: readonly TakenTime[],
  now: number,
): SeriesMeeting[] {
  const duration = readWholeNumber(values.duration);
  return seriesStarts({
    ...values,
    duration,
    pause: readWholeNumber(values.pause),
    weeks: Number(values.weeks),
  }).map((start) => {
    const wanted = lasting(start, duration);
    const inTheWay = findOverlap(wanted, taken);
    const isPast = start <= now;
    return {
      ...wanted,
      isPast,
      inTheWay,
      isChosen: !isPast && values.turned.includes(start) === Boolean(inTheWay),
    };
  });
}

/** A slot of a series before it is added. */
interface SeriesMeeting extends Interval {
  isPast: boolean;
  /** An overlapping meeting. */
  inTheWay: TakenTime | undefined;
  /** Whether it will be added. */
  isChosen: boolean;
}

interface SeriesPreviewProps {
  meetings: readonly SeriesMeeting[];
  /** Starts of those that have just been added. */
  added: readonly number[];
  now: number;
  /** More are chosen than may be added at once. */
  isTooMuch: boolean;
  /** Slots are chosen, or no longer chosen. */
  onTurn: (meetings: readonly SeriesMeeting[]) => void;
}

/** The slots of the series by day, with overlapping meetings; a slot or a whole day can be left out. */
function SeriesPreview({ meetings, added, now, isTooMuch, onTurn }: SeriesPreviewProps) {
  const dates = new Set(meetings.map(({ start }) => dateOf(start)));
  return (
    <FormAside>
      <Section heading={seriesName([...dates], meetings.length)}>
        {meetings.length === 0 && <AsideNote>Укажите дату и время первого слота</AsideNote>}
        {isTooMuch && (
          <p role="alert" className={shared.bad}>
            {`Не больше ${MOST_MEETINGS} слотов за раз`}
          </p>
        )}
        {meetings.length > 0 && (
          <ul aria-label="Слоты" className={classes(shared.list, styles.days)}>
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
                  <ul className={shared.row}>
                    {ofDay.map((meeting) => (
                      <li key={meeting.start} className={styles.slot}>
                        <Checkbox
                          checked={meeting.isChosen}
                          disabled={meeting.isPast}
                          onChange={() => onTurn([meeting])}
                        >
                          <span>
                            <span className={shared.hidden}>{formatDay(meeting.start)},</span>{' '}
                            {formatTime(meeting.start)}
                            <span className={shared.hidden}>–{formatTime(meeting.end)}</span>
                          </span>
                        </Checkbox>
                        {added.includes(meeting.start) ? (
                          <span className={shared.quiet}>добавлен</span>
                        ) : (
                          <Obstacle meeting={meeting} />
                        )}
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

/** `17 вторников × 6 слотов`; `34 дня × 6 слотов` for several days of the week. */
function seriesName(dates: readonly string[], slots: number): string {
  const [weekday, ...others] = new Set(dates.map(weekdayOf));
  if (weekday === undefined) return 'Слоты';
  const days =
    others.length === 0 ? countedWeekdays(dates.length, weekday) : countedDays(dates.length);
  return `${days} × ${countedSlots(slots / dates.length)}`;
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
    <span className={shared.bad}>
      {`пересекается: ${formatTime(inTheWay.start)}, `}
      <bdi>{inTheWay.label}</bdi>
    </span>
  );
}
