import { useWatch } from 'react-hook-form';
import { Form } from '@/components/form/form';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { type DraftForm, useDraftForm } from '@/components/form/use-draft-form';
import { useNow } from '@/components/use-now';
import { useTimeZone } from '@/components/use-time-zone';
import { MEETING_DURATION } from '@/domain/meeting';
import { readWholeNumber } from '@/lib/decimal';
import type { Draft, Fields } from '@/lib/drafts';
import type { Id } from '@/lib/id';
import { lasting } from '@/lib/intervals';
import { dateOf, instantOf } from '@/lib/time';
import { addMeetingMutation, type MeetingToAdd } from '@/queries/meetings';
import { type NewMeetingForm, newMeetingForm } from '@/schemas/meeting-forms';
import { DayMeetings } from '../day/day-meetings';
import { useTakenTimes } from '../day/use-taken-times';
import { ArrangeFields } from './arrange-fields';
import styles from './arrange-page.module.css';
import { failureResult, successResult } from './arrange-result';

const EMPTY: NewMeetingForm = {
  description: '',
  time: '',
  duration: String(MEETING_DURATION.default),
  isOnline: false,
};

/** A description that names a project and nothing more, or says nothing. */
const NAMES_PROJECT = /^(Проект #\d+)?$/;

interface ArrangePageProps {
  /** The time that was picked in the week, a wall clock: the form starts from it. */
  suggestedTime?: string | undefined;
  /** The project that the meeting is about: the form starts with its number as the description. */
  projectId?: Id | undefined;
}

/** Adds a free slot, with the other meetings of its day in view (spec §2.13, §5, §8). */
export function ArrangePage({ suggestedTime = '', projectId }: ArrangePageProps) {
  const description = projectId === undefined ? '' : `Проект #${projectId}`;
  // The chosen time may pass while the form is open.
  const now = useNow();
  const form = useDraftForm({
    draft: 'meeting-add',
    schema: newMeetingForm,
    defaultValues: { ...EMPTY, time: suggestedTime, description },
    bookkeeping: () => ({ suggested: suggestedTime }),
    restore: (kept) => withDescription(withSuggested(kept, suggestedTime), description),
    isClearedOnSuccess: true,
    action: addMeetingMutation(),
    body: ({ time, duration, ...meeting }): MeetingToAdd => ({
      ...meeting,
      duration: readWholeNumber(duration),
      start: instantOf(time),
    }),
    onSuccess: (_answer, { start, duration }) => successResult(lasting(start, duration)),
    onFailure: (error, sent, resend) =>
      failureResult(error, () => resend({ ...sent, despiteRemembered: true })),
  });
  return (
    <div className={styles.beside}>
      <FormSheet>
        <Form form={form}>
          <ArrangeFields form={form} now={now} />
          <FormSubmit form={form} isBlocked={({ time }) => instantOf(time) <= now}>
            Добавить
          </FormSubmit>
        </Form>
      </FormSheet>
      <DayOfSlot control={form.control} now={now} />
    </div>
  );
}

/** A time that was picked since the draft was typed is the one that is meant now. */
function withSuggested({ values, bookkeeping }: Draft, picked: string): Fields {
  if (picked === '' || bookkeeping.suggested === picked) return values;
  const { time: _time, ...others } = values;
  return others;
}

/** A project that was come from names itself, unless something else was typed. */
function withDescription(values: Fields, description: string): Fields {
  const { description: kept = '', ...others } = values;
  const isTyped = typeof kept !== 'string' || !NAMES_PROJECT.test(kept);
  return description === '' || isTyped ? values : others;
}

interface DayOfSlotProps extends Pick<DraftForm<NewMeetingForm>, 'control'> {
  now: number;
}

/** The meetings of the chosen day, or of today as long as none is chosen. */
function DayOfSlot({ control, now }: DayOfSlotProps) {
  const [time, duration] = useWatch({ control, name: ['time', 'duration'] });
  const start = instantOf(time);
  const zone = useTimeZone();
  return (
    <DayMeetings
      key={zone}
      {...useTakenTimes()}
      date={dateOf(Number.isNaN(start) ? now : start)}
      wanted={lasting(start, readWholeNumber(duration))}
      overlapNote="пересекается с новой"
    />
  );
}
