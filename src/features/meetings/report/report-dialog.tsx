import { useMemo } from 'react';
import { Button } from '@/components/button';
import { FormCheckboxField } from '@/components/form/form-checkbox-field';
import { FormChoiceField } from '@/components/form/form-choice-field';
import { FormDateField } from '@/components/form/form-date-field';
import { FormDialog } from '@/components/form/form-dialog';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import shared from '@/components/shared.module.css';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import { useNow } from '@/components/use-now';
import type { Meeting } from '@/domain/meeting';
import type { ReadList } from '@/domain/read-list';
import { dateOf } from '@/lib/time';
import { reportForm } from '@/schemas/meetings';
import {
  byProject,
  byStudent,
  choicesOf,
  filterMeetings,
  monthOf,
  NO_FILTERS,
  reportMutation,
  TOTAL,
  totalTime,
} from './report';
import styles from './report-dialog.module.css';

interface ReportDialogProps extends DialogLife {
  meetings: ReadList<Meeting>;
}

/** Period, total, filters and export of the consultations report (spec §2.12, §8); all filters are optional. */
export function ReportDialog({ meetings: { items: meetings, lost }, ...life }: ReportDialogProps) {
  const now = useNow();
  const projects = useMemo(() => choicesOf(meetings, byProject), [meetings]);
  const students = useMemo(() => choicesOf(meetings, byStudent), [meetings]);
  const form = useDraftForm({
    draft: 'report',
    schema: reportForm,
    defaultValues: NO_FILTERS,
    action: reportMutation(),
    body: ({ from, to, ...filters }) => ({
      from,
      to,
      meetings: { items: filterMeetings(meetings, { from, to, ...filters }, now), lost },
    }),
    onSuccess: undefined,
    onFailure: undefined,
  });
  const { control } = form;
  const filters = useFormValues(control);
  const wanted = reportForm.safeParse(filters);
  const found = wanted.success ? filterMeetings(meetings, wanted.data, now) : [];
  const today = dateOf(now);
  const months = [
    { label: 'Этот месяц', month: monthOf(today, 0) },
    { label: 'Прошлый месяц', month: monthOf(today, -1) },
  ];
  return (
    <FormDialog
      {...life}
      form={form}
      title="Отчёт по консультациям"
      submitLabel="Сформировать отчёт"
      isLocal
    >
      <div className={shared.row}>
        {months.map(({ label, month: { from, to } }) => (
          <Button
            key={label}
            variant="outlined"
            size="row"
            aria-pressed={filters.from === from && filters.to === to}
            onClick={() => {
              form.setValue('from', from);
              form.setValue('to', to);
              // Clear the errors of the dates before.
              void form.trigger(['from', 'to']);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={shared.fields}>
        <FormDateField control={control} name="from" label="Дата начала" deps={['to']} />
        <FormDateField
          control={control}
          name="to"
          label="Дата окончания"
          help="Включительно, до конца дня"
        />
      </div>
      <div className={styles.total} aria-live="polite">
        <p>
          {TOTAL} <b>{totalTime(found)}</b>
        </p>
        <p>
          Встреч: <b>{found.length}</b>
        </p>
      </div>
      <UnreadableRecords count={lost} />
      <div className={shared.fields}>
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
      </div>
      <div className={shared.row}>
        <FormCheckboxField control={control} name="isPast" label="Только прошедшие" />
        <FormCheckboxField
          control={control}
          name="isTaken"
          label="Только те, на которые записались"
        />
      </div>
    </FormDialog>
  );
}
