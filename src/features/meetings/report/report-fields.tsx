import { useMemo } from 'react';
import { Button } from '@/components/button';
import { FormCheckboxField } from '@/components/form/form-checkbox-field';
import { FormChoiceField } from '@/components/form/form-choice-field';
import { FormDateField } from '@/components/form/form-date-field';
import type { DraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import type { Meeting } from '@/domain/meeting';
import { dateOf } from '@/lib/time';
import type { ReportFilters } from '@/schemas/meetings';
import styles from './report-fields.module.css';
import { projectChoices, studentChoices } from './report-names';
import { reportPeriods } from './report-periods';

interface ReportFieldsProps {
  form: DraftForm<ReportFilters>;
  /** The options of the filters come from these meetings (decisions §2.16). */
  meetings: readonly Meeting[];
  now: number;
}

/** The filters of the report; all of them are optional (spec §2.12). */
export function ReportFields({ form, meetings, now }: ReportFieldsProps) {
  const { control } = form;
  const projects = useMemo(() => projectChoices(meetings), [meetings]);
  const students = useMemo(() => studentChoices(meetings), [meetings]);
  return (
    <div className={styles.fields}>
      <FormChoiceField
        control={control}
        name="project"
        label="Проект"
        placeholder="Все проекты"
        choices={projects}
      />
      <FormChoiceField
        control={control}
        name="student"
        label="Студент"
        placeholder="Все студенты"
        choices={students}
      />
      <Periods form={form} now={now} />
      <FormDateField control={control} name="from" label="Дата начала" deps={['to']} />
      <FormDateField
        control={control}
        name="to"
        label="Дата окончания"
        helperText="Включительно, до конца дня"
      />
      <div className={styles.checks}>
        <FormCheckboxField control={control} name="isPast" label="Только прошедшие" />
        <FormCheckboxField control={control} name="isTaken" label="Только с записью студента" />
      </div>
    </div>
  );
}

/** Buttons that fill both dates; the one that matches the dates is pressed. */
function Periods({ form, now }: Pick<ReportFieldsProps, 'form' | 'now'>) {
  const { from, to } = useFormValues(form.control);
  return (
    <fieldset aria-label="Период отчёта" className={styles.periods}>
      {reportPeriods(dateOf(now)).map(({ label, period }) => (
        <Button
          key={label}
          variant="outlined"
          size="row"
          aria-pressed={period.from === from && period.to === to}
          onClick={() => {
            form.setValue('from', period.from);
            form.setValue('to', period.to);
            // Clear the errors of the dates before.
            void form.trigger(['from', 'to']);
          }}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
