import { type Control, useController } from 'react-hook-form';
import { Checkbox } from '@/components/checkbox/checkbox';
import { FormDateField } from '@/components/form/form-date-field';
import { FormNumberField } from '@/components/form/form-number-field';
import { FormSelectField } from '@/components/form/form-select-field';
import { FormTextField } from '@/components/form/form-text-field';
import { weekdayName } from '@/lib/time';
import { MEETING_PAUSE, type NewMeetingForm } from '@/schemas/meetings';
import styles from './arrange-fields.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

const WEEKS = [
  { value: '1', label: 'Каждую неделю' },
  { value: '2', label: 'Через неделю' },
];

interface SeriesFieldsProps {
  control: Control<NewMeetingForm>;
}

/** How long the slots of a day follow each other. */
export function DayEndFields({ control }: SeriesFieldsProps) {
  return (
    <>
      <FormTextField
        control={control}
        name="till"
        label="До времени"
        placeholder="чч:мм"
        autoComplete="off"
      />
      <FormNumberField
        control={control}
        name="pause"
        label="Перерыв (минуты)"
        required
        {...MEETING_PAUSE}
      />
    </>
  );
}

/** The days on which the slots repeat. */
export function RepeatFields({ control }: SeriesFieldsProps) {
  return (
    <>
      <WeekdaysField control={control} />
      <div className={styles.fields}>
        <FormSelectField control={control} name="weeks" label="Повторять" options={WEEKS} />
        <FormDateField control={control} name="until" label="До даты" />
      </div>
    </>
  );
}

function WeekdaysField({ control }: SeriesFieldsProps) {
  const { field } = useController({ control, name: 'weekdays' });
  const { value: chosen, onChange, onBlur } = field;
  return (
    <fieldset className={styles.weekdays}>
      <legend>Дни недели</legend>
      {WEEKDAYS.map((day) => (
        <Checkbox
          key={day}
          checked={chosen.includes(day)}
          onBlur={onBlur}
          onChange={({ target }) =>
            onChange(
              WEEKDAYS.filter((other) => (other === day ? target.checked : chosen.includes(other))),
            )
          }
        >
          {weekdayName(day)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
