import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { FormDateTimeField } from '@/components/form/form-date-time-field';
import { FormTextField } from '@/components/form/form-text-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useDraftForm } from '@/components/form/use-draft-form';
import { lasting, minutesOf } from '@/lib/intervals';
import { instantOf, timeZoneLabel, wallClockOf } from '@/lib/time';
import { changeMeetingMutation } from '@/queries/meeting-changes';
import { meetingKeys } from '@/queries/meetings';
import { type RescheduleForm, rescheduleForm } from '@/schemas/meeting-forms';
import { MEETING_DURATION } from '@/schemas/meetings';
import type { MeetingDialogProps } from './meeting-dialog-props';
import { TimeChange } from './time-change';

/** Moves a meeting to another time or gives it another duration (spec §2.12, §5, §8). */
export function RescheduleDialog({
  meeting,
  isLocked,
  now,
  open,
  toaster,
  onClose,
  onExited,
}: MeetingDialogProps) {
  const formId = useId();
  const current: RescheduleForm = {
    meeting_time: wallClockOf(meeting.start),
    duration: String(minutesOf(meeting)),
  };
  const form = useDraftForm<RescheduleForm>({
    draft: `meeting-reschedule:${meeting.id}`,
    defaultValues: current,
    resolver: zodResolver(rescheduleForm(current)),
    mode: 'onSubmit',
  });
  const change = useMutation(changeMeetingMutation(meeting.id));
  const isPending = useIsMutating({ mutationKey: meetingKeys.change(meeting.id) }) > 0;
  const values = useWatch({ control: form.control });

  // Each check is about both fields, so that a change of one may settle what was said of the other.
  const { isSubmitted } = form.formState;
  const { subscribe, trigger } = form;
  useEffect(
    () =>
      isSubmitted
        ? subscribe({ formState: { values: true }, callback: () => void trigger() })
        : undefined,
    [isSubmitted, subscribe, trigger],
  );

  /** The wall clock is cut to minutes and may be one of two; a time left alone is sent as it is. */
  function chosenStart(text: string | undefined = '') {
    return text === current.meeting_time ? meeting.start : instantOf(text);
  }

  async function submit({ meeting_time, duration }: RescheduleForm) {
    try {
      await change.mutateAsync({
        meeting_time: chosenStart(meeting_time),
        duration: Number(duration),
        description: meeting.description,
        is_online: meeting.is_online,
      });
    } catch {
      toaster.failure('Не удалось перенести встречу');
      return;
    }
    form.discardDraft();
    toaster.success('Встреча успешно перенесена');
    onClose();
  }

  return (
    <AppDialog
      open={open}
      title="Перенос встречи"
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button
            onClick={() => {
              form.discardDraft();
              onClose();
            }}
          >
            Отмена
          </Button>
          <SubmitButton form={formId} isPending={isPending} disabled={isLocked || !open}>
            Перенести встречу
          </SubmitButton>
        </>
      }
    >
      {meeting.student_name && <DialogContentText>{meeting.student_name}</DialogContentText>}
      <DialogContentText variant="body2" sx={{ mb: 2 }}>
        {timeZoneLabel(meeting.start)}
      </DialogContentText>
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={form.handleSubmit(submit)}
        spacing={2.5}
        sx={{ pt: 1 }}
      >
        <FormDateTimeField
          control={form.control}
          name="meeting_time"
          label="Новое время встречи"
          required
          min={wallClockOf(now)}
        />
        <FormTextField
          control={form.control}
          name="duration"
          label="Длительность (минуты)"
          type="number"
          required
          helperText="Минимум 15 минут, максимум 3 часа"
          slotProps={{
            htmlInput: {
              min: MEETING_DURATION.rescheduleMin,
              max: MEETING_DURATION.max,
            },
          }}
        />
        <TimeChange
          before={meeting}
          after={lasting(chosenStart(values.meeting_time), Number(values.duration))}
        />
      </Stack>
    </AppDialog>
  );
}
