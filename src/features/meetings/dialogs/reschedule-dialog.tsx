import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '@/components/facts';
import { FormDateField } from '@/components/form/form-date-field';
import { FormDialog } from '@/components/form/form-dialog';
import { FormNumberField } from '@/components/form/number-field';
import { type DraftForm, useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import shared from '@/components/shared.module.css';
import { useZoneOffsets } from '@/components/use-now';
import { MEETING_DURATION, type Meeting, meetingLabel, studentOf } from '@/domain/meeting';
import { readWholeNumber } from '@/lib/decimal';
import { type Interval, lasting, minutesOf, overlap } from '@/lib/intervals';
import { formatMinutes, formatRange, formatTime, instantOf, wallClockOf } from '@/lib/time';
import { changeMeetingMutation, meetingsOptions } from '@/queries/meetings';
import { type RescheduleForm, rescheduleForm } from '@/schemas/meetings';
import type { MeetingDialogProps } from '../meeting-parts';

/**
 * Moves a meeting to another time or gives it another duration (spec §2.12, §5, §8). Where the computer's zone changes
 * meanwhile, the form begins anew with the clock of that zone, and the draft keeps what was typed.
 */
export function RescheduleDialog(props: MeetingDialogProps) {
  return <Reschedule key={useZoneOffsets()} {...props} />;
}

function Reschedule({ meeting, now, ...life }: MeetingDialogProps) {
  // As the field showed it, whatever the computer's zone is by now.
  const [current] = useState<RescheduleForm>(() => ({
    time: wallClockOf(meeting.start),
    duration: String(minutesOf(meeting)),
  }));

  /** An unchanged time keeps its instant: the wall clock lacks seconds, and in autumn it may mean two instants. */
  function chosenStart(text: string) {
    return text === current.time ? meeting.start : instantOf(text);
  }

  const form = useDraftForm({
    draft: `meeting-reschedule:${meeting.id}`,
    schema: rescheduleForm(current),
    defaultValues: current,
    mode: 'onSubmit',
    action: changeMeetingMutation(meeting.id),
    body: ({ time, duration }) => ({
      start: chosenStart(time),
      duration: readWholeNumber(duration),
      description: meeting.description,
      isOnline: meeting.isOnline,
    }),
    onSuccess: undefined,
    onFailure: undefined,
  });
  return (
    <FormDialog
      {...life}
      form={form}
      title="Перенос встречи"
      submitLabel="Перенести встречу"
      isBlocked={() => meeting.start <= now}
    >
      {meeting.studentName && <p>{studentOf(meeting)}</p>}
      <FormDateField
        hasTime
        control={form.control}
        name="time"
        // Each check concerns both fields: changing one may resolve the error of the other.
        deps={['duration']}
        label="Новое время встречи"
        required
        min={wallClockOf(now)}
      />
      <FormNumberField
        control={form.control}
        name="duration"
        deps={['time']}
        label="Длительность (минуты)"
        required
        min={MEETING_DURATION.rescheduleMin}
        max={MEETING_DURATION.max}
        help="Минимум 15 минут, максимум 3 часа"
      />
      <TimeChange
        form={form}
        meeting={meeting}
        afterOf={({ time, duration }) => lasting(chosenStart(time), readWholeNumber(duration))}
      />
    </FormDialog>
  );
}

interface TimeChangeProps {
  form: DraftForm<RescheduleForm>;
  meeting: Meeting;
  /** The chosen time; contains `NaN` until the form is complete. */
  afterOf: (values: RescheduleForm) => Interval;
}

/** The old and the new time of a meeting, and the meetings that the new one overlaps. */
function TimeChange({ form: { control }, meeting: before, afterOf }: TimeChangeProps) {
  const after = afterOf(useFormValues(control));
  const { data } = useQuery(meetingsOptions());
  const isSame = before.start === after.start && minutesOf(before) === minutesOf(after);
  const others = data?.items.filter(({ id }) => id !== before.id) ?? [];
  const inTheWay = isSame ? [] : others.filter((one) => overlap(one, after));
  return (
    <Facts
      className={shared.card}
      facts={[
        { name: 'Сейчас', value: timeText(before) },
        {
          name: 'Станет',
          value: (
            <div className={shared.strong} aria-live="polite">
              {isSame ? 'Время не меняется' : timeText(after)}
              {inTheWay.map((one) => (
                <p key={one.id} className={shared.bad}>
                  пересекается с {formatTime(one.start)}–{formatTime(one.end)},{' '}
                  <bdi>{meetingLabel(one)}</bdi>
                </p>
              ))}
            </div>
          ),
        },
      ]}
    />
  );
}

function timeText(time: Interval): string {
  if (!(time.start < time.end)) return '—';
  return `${formatRange(time.start, time.end)} (${formatMinutes(minutesOf(time))})`;
}
