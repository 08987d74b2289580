import { useEffect } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { isClockWrong } from '@/api/server-clock';
import { Checkbox } from '@/components/checkbox/checkbox';
import { FormCheckboxField } from '@/components/form/form-checkbox-field';
import { FormDateField } from '@/components/form/form-date-field';
import { FormSelectField } from '@/components/form/form-select-field';
import { FormTextAreaField, FormTextField } from '@/components/form/form-text-field';
import { FormNumberField } from '@/components/form/number-field';
import type { KeptForm } from '@/components/form/use-kept-form';
import { AppLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import { MEETING_DURATION } from '@/domain/meeting';
import { classes } from '@/lib/classes';
import { readWholeNumber } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import { dateOf, instantOf, timeZoneLabel, wallClockOf, weekdayName, weekdayOf } from '@/lib/time';
import { MEETING_PAUSE, type NewMeetingForm } from '@/schemas/meetings';
import styles from './series-form.module.css';

const EMPTY: NewMeetingForm = {
  description: '',
  time: '',
  duration: String(MEETING_DURATION.default),
  isOnline: false,
  till: '',
  pause: '0',
  weekdays: [],
  weeks: '1',
  until: '',
  wanted: [],
  leftOut: [],
};

/** What the link that opened the form suggests. */
export interface SuggestedMeeting {
  /** Names the suggestion: each has a draft of its own; empty for none. */
  link: string;
  values: Partial<Pick<NewMeetingForm, 'description' | 'time' | 'duration' | 'isOnline'>>;
}

/** The draft shared by the forms of a slot and of a series, so that each shows what was typed in the other. */
export function newMeetingDraft({ link, values }: SuggestedMeeting) {
  return {
    draft: `meeting-add${link}`,
    defaultValues: { ...EMPTY, ...values },
    isClearedOnSuccess: true,
  };
}

/** The body of a slot without its start. */
export function sentMeeting({ duration, description, isOnline }: NewMeetingForm) {
  return { duration: readWholeNumber(duration), description, isOnline };
}

type FormParts = Pick<KeptForm<NewMeetingForm>, 'control' | 'clearErrors' | 'trigger'>;

interface ArrangeFieldsProps {
  form: FormParts;
  now: number;
  /** The project that the slot is linked to. */
  projectId?: Id | undefined;
  isSeries?: boolean;
}

/** The fields of a free slot (spec §2.13) or of several: what is chosen each time comes first. */
export function ArrangeFields({ form, now, projectId, isSeries = false }: ArrangeFieldsProps) {
  const { control } = form;
  const isPast = usePastMessage(form, now);
  return (
    <>
      <div className={shared.fields}>
        <FormDateField
          hasTime
          control={control}
          name="time"
          label="Дата и время"
          required
          min={wallClockOf(now)}
          help={timeZoneLabel(now)}
        />
        <FormNumberField
          control={control}
          name="duration"
          label="Длительность (минуты)"
          required
          min={MEETING_DURATION.addMin}
          max={MEETING_DURATION.max}
          help="Максимум 3 часа"
        />
        {isSeries && (
          <>
            <FormTextField
              control={control}
              name="till"
              label="Последний слот до"
              placeholder="чч:мм"
              autoComplete="off"
            />
            <FormNumberField
              control={control}
              name="pause"
              label="Перерыв между слотами"
              required
              {...MEETING_PAUSE}
              help="В минутах"
            />
          </>
        )}
      </div>
      {isPast && isClockWrong() && <p role="alert">Проверьте часы компьютера</p>}
      {isSeries && (
        <>
          <WeekdaysField control={control} />
          <div className={shared.fields}>
            <FormSelectField control={control} name="weeks" label="Повторять" options={WEEKS} />
            <FormDateField control={control} name="until" label="Повторять до" />
          </div>
        </>
      )}
      <FormCheckboxField control={control} name="isOnline" label="Онлайн" />
      <FormTextAreaField control={control} name="description" label="Описание" rows={2} />
      <p className={shared.quiet}>
        Записаться на свободный слот сможет любой студент.{' '}
        {projectId === undefined ? (
          'К проекту он не относится.'
        ) : (
          <>
            Он будет привязан к{' '}
            <AppLink to="/projects/$projectId" params={{ projectId }} underline="always">
              проекту #{projectId}
            </AppLink>
            .
          </>
        )}
      </p>
    </>
  );
}

/** Shows that the chosen time has passed as soon as it is typed or passes (spec §5). */
function usePastMessage({ control, clearErrors, trigger }: FormParts, now: number) {
  const time = useWatch({ control, name: 'time' });
  const start = instantOf(time);
  const isPast = Number.isNaN(start) ? undefined : start <= now;
  useEffect(() => {
    if (isPast === undefined) clearErrors('time');
    else void trigger('time');
  }, [isPast, clearErrors, trigger]);
  return isPast;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

const WEEKS = [
  { value: '1', label: 'Каждую неделю' },
  { value: '2', label: 'Через неделю' },
];

/** Until days are ticked, that of the first slot is the only one. */
function WeekdaysField({ control }: { control: Control<NewMeetingForm> }) {
  const { field } = useController({ control, name: 'weekdays' });
  const start = instantOf(useWatch({ control, name: 'time' }));
  const first = Number.isNaN(start) ? [] : [weekdayOf(dateOf(start))];
  const chosen = field.value.length > 0 ? field.value : first;
  return (
    <fieldset>
      <legend className={shared.quiet}>Дни недели</legend>
      <div className={classes(shared.row, styles.weekdays)}>
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            checked={chosen.includes(day)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                WEEKDAYS.filter((other) =>
                  other === day ? target.checked : chosen.includes(other),
                ),
              )
            }
          >
            {weekdayName(day)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
