import { useWatch } from 'react-hook-form';
import { FormPage } from '@/components/form/form-page';
import type { DraftForm } from '@/components/form/use-draft-form';
import { useNow } from '@/components/use-now';
import { useTimeZone } from '@/components/use-time-zone';
import type { Fields } from '@/lib/drafts';
import { lasting } from '@/lib/intervals';
import { dateOf, instantOf } from '@/lib/time';
import { addMeetingMutation, type MeetingToAdd } from '@/queries/meetings';
import { type NewMeetingForm, newMeetingForm } from '@/schemas/meeting-forms';
import { MEETING_DURATION } from '@/schemas/meetings';
import { DayMeetings } from '../day/day-meetings';
import { useTakenTimes } from '../day/use-taken-times';
import { ArrangeFields } from './arrange-fields';
import { failureResult, successResult } from './arrange-result';

const EMPTY: NewMeetingForm = {
  description: '',
  meeting_time: '',
  duration: String(MEETING_DURATION.default),
  is_online: false,
  suggested: '',
};

interface ArrangePageProps {
  /** The time that was picked in the week, a wall clock: the form starts from it. */
  suggestedTime?: string | undefined;
}

/** Adds a free slot, with the other meetings of its day in view (spec §2.13, §5, §8). */
export function ArrangePage({ suggestedTime = '' }: ArrangePageProps) {
  // The chosen time may pass while the form is open.
  const now = useNow();
  return (
    <FormPage
      draft="meeting-add"
      schema={newMeetingForm}
      defaultValues={{ ...EMPTY, meeting_time: suggestedTime, suggested: suggestedTime }}
      restore={(draft) => withSuggested(draft, suggestedTime)}
      companions={['suggested']}
      action={addMeetingMutation()}
      body={({ meeting_time, duration, suggested: _suggested, ...meeting }): MeetingToAdd => ({
        ...meeting,
        duration: Number(duration),
        meeting_time: instantOf(meeting_time),
      })}
      onSuccess={(_answer, { meeting_time, duration }) =>
        successResult(lasting(meeting_time, duration))
      }
      onFailure={(error, sent, resend) =>
        failureResult(error, () => resend({ ...sent, despiteRemembered: true }))
      }
      submit="Добавить"
      isBlocked={({ meeting_time }) => instantOf(meeting_time) <= now}
      renderAside={({ control }) => <DayOfSlot control={control} now={now} />}
    >
      {(form) => <ArrangeFields form={form} now={now} />}
    </FormPage>
  );
}

/** A time that was picked since the draft was typed is the one that is meant now. */
function withSuggested({ suggested, meeting_time, ...draft }: Fields, time: string): Fields {
  return time === '' || suggested === time ? { ...draft, meeting_time } : draft;
}

interface DayOfSlotProps extends Pick<DraftForm<NewMeetingForm>, 'control'> {
  now: number;
}

/** The meetings of the chosen day, or of today as long as none is chosen. */
function DayOfSlot({ control, now }: DayOfSlotProps) {
  const [time, duration] = useWatch({ control, name: ['meeting_time', 'duration'] });
  const start = instantOf(time);
  const zone = useTimeZone();
  return (
    <DayMeetings
      key={zone}
      {...useTakenTimes()}
      date={dateOf(Number.isNaN(start) ? now : start)}
      wanted={lasting(start, Number(duration))}
      overlapNote="пересекается с новой"
    />
  );
}
