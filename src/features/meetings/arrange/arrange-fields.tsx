import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FormCheckboxField } from '@/components/form/form-checkbox-field';
import { FormDateField } from '@/components/form/form-date-field';
import { FormNumberField } from '@/components/form/form-number-field';
import { FormTextAreaField } from '@/components/form/form-text-field';
import type { DraftForm } from '@/components/form/use-draft-form';
import { TimeZoneLabel } from '@/components/time-zone-label';
import { MEETING_DURATION } from '@/domain/meeting';
import { instantOf, wallClockOf } from '@/lib/time';
import type { NewMeetingForm } from '@/schemas/meetings';
import styles from './arrange-fields.module.css';
import { DayEndFields, RepeatFields } from './series-fields';

interface ArrangeFieldsProps {
  form: DraftForm<NewMeetingForm>;
  now: number;
  isSeries?: boolean;
}

/** The fields of a free slot (spec §2.13) or of a series of them: what is chosen each time comes first. */
export function ArrangeFields({ form, now, isSeries = false }: ArrangeFieldsProps) {
  const { control } = form;
  usePastMessage(form, now);
  return (
    <>
      <div className={styles.fields}>
        <FormDateField
          hasTime
          control={control}
          name="time"
          label="Дата и время"
          required
          min={wallClockOf(now)}
          helperText={<TimeZoneLabel now={now} />}
        />
        <FormNumberField
          control={control}
          name="duration"
          label="Длительность (минуты)"
          required
          min={MEETING_DURATION.addMin}
          max={MEETING_DURATION.max}
        />
        {isSeries && <DayEndFields control={control} />}
      </div>
      {isSeries && <RepeatFields control={control} />}
      <FormCheckboxField control={control} name="isOnline" label="Онлайн" />
      <FormTextAreaField control={control} name="description" label="Описание" rows={2} />
    </>
  );
}

/** Shows that the chosen time has passed as soon as it is typed or passes (spec §5). */
function usePastMessage({ control, clearErrors, trigger }: DraftForm<NewMeetingForm>, now: number) {
  const time = useWatch({ control, name: 'time' });
  const start = instantOf(time);
  const isPast = Number.isNaN(start) ? undefined : start <= now;
  useEffect(() => {
    if (isPast === undefined) clearErrors('time');
    else void trigger('time');
  }, [isPast, clearErrors, trigger]);
}
