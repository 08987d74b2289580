import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SubmitEventHandler } from 'react';
import { type Control, useController } from 'react-hook-form';
import { FormDateTimeField } from '@/components/form/form-date-time-field';
import { FormTextField } from '@/components/form/form-text-field';
import { SubmitButton } from '@/components/form/submit-button';
import { timeZoneLabel, wallClockOf } from '@/lib/time';
import type { NewMeetingForm } from '@/schemas/meeting-forms';
import { MEETING_DURATION } from '@/schemas/meetings';

interface ArrangeFormProps {
  control: Control<NewMeetingForm>;
  now: number;
  /** The chosen time has passed: nothing can be sent while that is said (spec §5). */
  isPast: boolean;
  isPending: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** The fields of a free slot (spec §2.13). */
export function ArrangeForm({ control, now, isPast, isPending, onSubmit }: ArrangeFormProps) {
  const { field: online } = useController({ control, name: 'is_online' });
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={onSubmit}>
      <Typography variant="body2" color="textSecondary">
        {timeZoneLabel(now)}
      </Typography>
      <FormTextField control={control} name="description" label="Описание" multiline minRows={2} />
      <FormDateTimeField
        control={control}
        name="meeting_time"
        label="Дата и время"
        required
        min={wallClockOf(now)}
      />
      <FormTextField
        control={control}
        name="duration"
        label="Длительность (минуты)"
        type="number"
        required
        helperText="Максимум 3 часа"
        slotProps={{ htmlInput: { min: MEETING_DURATION.addMin, max: MEETING_DURATION.max } }}
      />
      <FormControlLabel
        label="Онлайн"
        control={
          <Checkbox
            name={online.name}
            checked={online.value}
            onChange={online.onChange}
            onBlur={online.onBlur}
            slotProps={{ input: { ref: online.ref } }}
          />
        }
      />
      <SubmitButton isPending={isPending} disabled={isPast} size="large">
        Добавить
      </SubmitButton>
    </Stack>
  );
}
