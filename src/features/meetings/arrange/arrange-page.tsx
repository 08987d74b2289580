import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LeaveGuard } from '@/components/form/leave-guard';
import { useDraftForm } from '@/components/form/use-draft-form';
import type { Result } from '@/components/result';
import { ResultDialog } from '@/components/result-dialog';
import { useNow } from '@/components/use-now';
import { useTimeZone } from '@/components/use-time-zone';
import { lasting } from '@/lib/intervals';
import { dateOf, instantOf } from '@/lib/time';
import { addMeetingMutation } from '@/queries/meeting-changes';
import { meetingKeys } from '@/queries/meetings';
import { type NewMeetingForm, newMeetingForm } from '@/schemas/meeting-forms';
import { MEETING_DURATION } from '@/schemas/meetings';
import { ArrangeForm } from './arrange-form';
import { failureResult, overlapResult, successResult } from './arrange-result';
import { DayMeetings } from './day-meetings';

const DRAFT = 'meeting-add';

const EMPTY: NewMeetingForm = {
  description: '',
  meeting_time: '',
  duration: String(MEETING_DURATION.default),
  is_online: false,
};

/** Adds a free slot, with the other meetings of its day in view (spec §2.13, §5, §8). */
export function ArrangePage() {
  const [result, setResult] = useState<Result>();
  const form = useDraftForm<NewMeetingForm>({
    draft: DRAFT,
    defaultValues: EMPTY,
    resolver: zodResolver(newMeetingForm),
  });
  const add = useMutation(addMeetingMutation());
  const isPending = useIsMutating({ mutationKey: meetingKeys.add() }) > 0;
  const [time, duration] = useWatch({
    control: form.control,
    name: ['meeting_time', 'duration'],
  });
  const zone = useTimeZone();
  const start = instantOf(time);
  // The chosen time may pass while the form is open.
  const now = useNow(useCallback((from: number) => (start > from ? start : undefined), [start]));
  const isPast = start <= now;
  const pastTime = time === '' ? undefined : isPast;
  const { clearErrors, trigger } = form;
  useEffect(() => {
    if (pastTime === undefined) clearErrors('meeting_time');
    else void trigger('meeting_time');
  }, [pastTime, clearErrors, trigger]);

  async function submit(values: NewMeetingForm) {
    try {
      const { overlap } = await add.mutateAsync({
        duration: Number(values.duration),
        description: values.description,
        meeting_time: instantOf(values.meeting_time),
        is_online: values.is_online,
      });
      if (overlap) {
        setResult(overlapResult(overlap));
        return;
      }
    } catch (error) {
      setResult(failureResult(error));
      return;
    }
    form.discardDraft();
    setResult(successResult(lasting(instantOf(values.meeting_time), Number(values.duration))));
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <ArrangeForm
          control={form.control}
          now={now}
          isPast={isPast}
          isPending={isPending || form.formState.isSubmitting}
          onSubmit={form.handleSubmit(submit)}
        />
      </Paper>
      <DayMeetings
        key={zone}
        date={time === '' ? dateOf(now) : time.slice(0, 10)}
        wanted={lasting(start, Number(duration))}
      />
      <LeaveGuard draft={DRAFT} onDiscard={form.discardDraft} />
      <ResultDialog result={result} onClose={() => setResult(undefined)} />
    </Box>
  );
}
