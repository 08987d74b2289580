import { type Control, useController } from 'react-hook-form';
import { Checkbox } from '@/components/checkbox/checkbox';
import { FormDateField } from '@/components/form/form-date-field';
import { FormNumberField } from '@/components/form/form-number-field';
import { weekdayName } from '@/lib/time';
import { type NewMeetingForm, SLOT_PAUSE, SLOTS_IN_ROW } from '@/schemas/slot-forms';
import styles from './series-fields.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface SeriesFieldsProps {
  control: Control<NewMeetingForm>;
}

/** The fields that repeat a slot. */
export function SeriesFields({ control }: SeriesFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <FormNumberField
          control={control}
          name="inRow"
          label="Слотов подряд"
          required
          {...SLOTS_IN_ROW}
        />
        <FormNumberField
          control={control}
          name="pause"
          label="Перерыв (минуты)"
          required
          {...SLOT_PAUSE}
        />
      </div>
      <WeekdaysField control={control} />
      <FormDateField
        control={control}
        name="until"
        label="До даты"
        helperText="Не указана — только первый день"
      />
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
