import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { OwnRead } from '@/components/failed-read';
import { Form } from '@/components/form/form';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { type DraftForm, useDraftForm } from '@/components/form/use-draft-form';
import { ButtonLink } from '@/components/link';
import { failedResult, type Result } from '@/components/result';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { SlowChange } from '@/components/slow-answer';
import { ToggleGroup } from '@/components/toggle-group';
import { useNow } from '@/components/use-now';
import { type Meeting, meetingLabel, type NewMeeting } from '@/domain/meeting';
import { readWholeNumber } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import { lasting, minutesOf, overlap } from '@/lib/intervals';
import {
  addDays,
  dateOf,
  formatDay,
  formatLongDate,
  formatRange,
  formatTime,
  instantOf,
  startOfDate,
  wallClockOf,
} from '@/lib/time';
import { meetingsOptions } from '@/queries/meetings';
import { addMeetingMutation, OverlapError } from '@/queries/new-meetings';
import { failedCreation } from '@/queries/proof';
import { type NewMeetingForm, newMeetingForm } from '@/schemas/meetings';
import { MeetingsOnTheirWay } from '../planner-gate';
import {
  ArrangeFields,
  newMeetingDraft,
  type SuggestedMeeting,
  sentMeeting,
} from './arrange-fields';
import { SeriesForm } from './series-form';

interface ArrangePageProps {
  asked: AskedMeeting;
  isSeries: boolean;
  onSeriesChange: (isSeries: boolean) => void;
}

const COUNTS = [
  { value: 'one', label: 'Один слот' },
  { value: 'several', label: 'Несколько слотов' },
] as const;

/** Adds a free slot (spec §2.13) or several (decisions §5.35). */
export function ArrangePage({ asked, isSeries, onSeriesChange }: ArrangePageProps) {
  // The chosen time may pass while the form is open.
  const now = useNow();
  const suggested = useSuggestedMeeting(asked);
  if (!suggested) return <MeetingsOnTheirWay />;
  const FormOfCount = isSeries ? SeriesForm : SingleForm;
  return (
    <div className={shared.stack}>
      <ToggleGroup
        label="Сколько слотов"
        value={isSeries ? 'several' : 'one'}
        options={COUNTS}
        onChange={(count) => onSeriesChange(count === 'several')}
      />
      <FormOfCount suggested={suggested} projectId={asked.project} now={now} />
    </div>
  );
}

interface SingleFormProps {
  suggested: SuggestedMeeting;
  /** The project whose page led here. */
  projectId: Id | undefined;
  now: number;
}

/** Adds one free slot (spec §2.13, §5, §8). */
function SingleForm({ suggested, projectId, now }: SingleFormProps) {
  const form = useDraftForm({
    ...newMeetingDraft(suggested),
    schema: newMeetingForm,
    action: addMeetingMutation(),
    body: (values): NewMeeting => ({
      ...sentMeeting(values),
      start: instantOf(values.time),
      projectId,
    }),
    onSuccess: ({ isLinked }, { start, duration }) => ({
      success: true,
      title: 'Встреча назначена!',
      text: formatRange(start, lasting(start, duration).end),
      ...(!isLinked && {
        note: 'Не удалось привязать проект. Привяжите его в расписании.',
        next: TO_MEETINGS,
      }),
    }),
    onFailure: failureResult,
  });
  return (
    <FormSheet beside={<ChosenDay form={form} now={now} />}>
      <Form form={form}>
        <ArrangeFields form={form} projectId={projectId} now={now} />
        <SlowChange isPending={form.isPending} />
        <FormSubmit form={form} isBlocked={({ time }) => instantOf(time) <= now}>
          Добавить
        </FormSubmit>
      </Form>
    </FormSheet>
  );
}

interface ChosenDayProps {
  form: DraftForm<NewMeetingForm>;
  now: number;
}

/** The meetings of the chosen day, or of today until one is chosen. */
function ChosenDay({ form: { control }, now }: ChosenDayProps) {
  const [time, duration] = useWatch({ control, name: ['time', 'duration'] });
  const read = useQuery(meetingsOptions());
  const start = instantOf(time);
  const wanted = lasting(start, readWholeNumber(duration));
  const date = dateOf(Number.isNaN(start) ? now : start);
  const day = { start: startOfDate(date), end: startOfDate(addDays(date, 1)) };
  const ofDay = (read.data?.items ?? [])
    .filter((one) => overlap(one, day))
    .toSorted((a, b) => a.start - b.start);
  return (
    <div className={shared.card}>
      <Section heading={`Встречи: ${formatLongDate(date)}`}>
        <OwnRead
          read={read}
          waiting={<p className={shared.quiet}>Встречи ещё не загружены</p>}
          failed="Не удалось загрузить встречи"
        >
          {() => ofDay.length === 0 && <p className={shared.quiet}>В этот день встреч нет</p>}
        </OwnRead>
        {ofDay.length > 0 && (
          <ul className={shared.list}>
            {ofDay.map((one) => (
              <li key={one.id}>
                <p className={shared.name}>
                  {formatTime(one.start)}–{formatTime(one.end)}
                  {overlap(one, wanted) && (
                    <span className={shared.bad}> · пересекается с новой</span>
                  )}
                </p>
                <p className={shared.quiet}>
                  <bdi>{meetingLabel(one)}</bdi>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

const TAKEN = 400;

const TO_MEETINGS = <ButtonLink to="/meetings">К расписанию</ButtonLink>;

/**
 * The message after a failure: an overlap, a refusal, or no usable answer, which counts as 500 (spec §8 "Add
 * slot").
 */
function failureResult(error: Error): Result {
  if (error instanceof OverlapError) {
    const { start } = error;
    return {
      success: false,
      title: 'Пересечение встреч!',
      ...(start !== undefined && {
        text: `Начало существующей встречи: ${formatDay(start)}, ${formatTime(start)}`,
      }),
    };
  }
  const failure = failedCreation(error);
  if (failure.status === TAKEN) {
    return { success: false, title: 'На это время уже назначена встреча!' };
  }
  return {
    ...failedResult('Произошла ошибка при назначении встречи!', failure),
    ...(failure.isUnknown && { note: 'Неизвестно, создан ли слот.', next: TO_MEETINGS }),
  };
}

/** The search parameters of the form. */
interface AskedMeeting {
  /** A wall clock of the day picked in the week view. */
  time: string | undefined;
  /** The meeting to repeat. */
  repeat: Id | undefined;
  /** The project to link it to. */
  project: Id | undefined;
}

/** Initial values of the form; `undefined` until the meeting to repeat has been read. */
function useSuggestedMeeting({
  time,
  repeat,
  project,
}: AskedMeeting): SuggestedMeeting | undefined {
  const { data: meetings, isFetched } = useQuery(meetingsOptions());
  if (repeat !== undefined && !meetings && !isFetched) return undefined;
  const repeated = meetings?.items.find(({ id }) => id === repeat);
  return {
    link: Object.entries({ time, repeat, project })
      .map(([name, value]) => value && `:${name}=${value}`)
      .join(''),
    values: { ...(repeated && aWeekLater(repeated)), ...(time !== undefined && { time }) },
  };
}

/** A week later at the same wall clock time, even if the clocks change in between. */
function aWeekLater({ start, end, description, isOnline }: Meeting): SuggestedMeeting['values'] {
  const clock = wallClockOf(start).slice('YYYY-MM-DD'.length);
  return {
    time: addDays(dateOf(start), 7) + clock,
    duration: String(minutesOf({ start, end })),
    description,
    isOnline,
  };
}
