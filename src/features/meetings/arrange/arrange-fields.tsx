import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { FormDateTimeField } from '@/components/form/form-date-time-field';
import { FormTextField } from '@/components/form/form-text-field';
import type { DraftForm } from '@/components/form/use-draft-form';
import { instantOf, wallClockOf } from '@/lib/instants';
import { timeZoneLabel } from '@/lib/time-zone';
import type { NewMeetingForm } from '@/schemas/meeting-forms';
import { MEETING_DURATION } from '@/schemas/meetings';

interface ArrangeFieldsProps {
  form: DraftForm<NewMeetingForm>;
  now: number;
}

/** The fields of a free slot (spec §2.13). */
export function ArrangeFields({ form, now }: ArrangeFieldsProps) {
  const { control } = form;
  const { field: online } = useController({ control, name: 'is_online' });
  usePastMessage(form, now);
  return (
    <>
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
    </>
  );
}

/** Says that the chosen time has passed as soon as it has, typed or waited for (spec §5). */
function usePastMessage({ control, clearErrors, trigger }: DraftForm<NewMeetingForm>, now: number) {
  const time = useWatch({ control, name: 'meeting_time' });
  const isPast = time === '' ? undefined : instantOf(time) <= now;
  useEffect(() => {
    if (isPast === undefined) clearErrors('meeting_time');
    else void trigger('meeting_time');
  }, [isPast, clearErrors, trigger]);
}
