import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { FormDialog } from '@/components/form/form-dialog';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import { Progress } from '@/components/progress/progress';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import { useNow } from '@/components/use-now';
import type { Meeting } from '@/domain/meeting';
import type { ReadList } from '@/domain/read-list';
import type { Fields } from '@/lib/drafts';
import { usePending } from '@/queries/use-pending';
import { type ReportFilters, reportForm } from '@/schemas/meetings';
import { reportMutation } from './make-report';
import styles from './report-dialog.module.css';
import { ReportFields } from './report-fields';
import { projectChoices, studentChoices } from './report-names';
import { ReportPreview } from './report-preview';
import { filterMeetings, NO_FILTERS, unspentTime } from './report-rows';
import { ReportTotals } from './report-totals-section';

interface ReportDialogProps extends DialogLife {
  meetings: ReadList<Meeting>;
}

/** Filters, preview, totals and export of the consultations report (spec §2.12, §8). */
export function ReportDialog({ meetings: read, ...life }: ReportDialogProps) {
  const now = useNow();
  const { items: meetings, lost } = read;
  const form = useDraftForm({
    draft: 'meetings-report',
    schema: reportForm,
    defaultValues: NO_FILTERS,
    restore: (values) => withoutUnknown(values, meetings),
    action: reportMutation(),
    body: (filters) => ({ items: filterMeetings(meetings, filters, now), lost }),
    onSuccess: undefined,
    onFailure: undefined,
  });
  return (
    <FormDialog
      {...life}
      form={form}
      title="Отчёт по консультациям"
      maxWidth="md"
      submitLabel="Сформировать отчёт"
    >
      <ReportFields form={form} meetings={meetings} now={now} />
      <UnreadableRecords count={lost} />
      <ReportProgress />
      <Content
        control={form.control}
        meetings={meetings}
        now={now}
        onExclude={(choice) => {
          if (choice.isPast) form.setValue('isPast', true);
          if (choice.isTaken) form.setValue('isTaken', true);
        }}
      />
    </FormDialog>
  );
}

/** Drops choices that are no longer offered: they would filter invisibly. */
function withoutUnknown(
  { project, student, ...kept }: Fields,
  meetings: readonly Meeting[],
): Fields {
  return {
    ...kept,
    ...(projectChoices(meetings).some(({ id }) => id === project) && { project }),
    ...(studentChoices(meetings).some(({ id }) => id === student) && { student }),
  };
}

/** Reserves its room, so that nothing jumps when the bar appears. */
function ReportProgress() {
  const isPending = usePending(reportMutation().mutationKey).length > 0;
  return (
    <div className={styles.progress}>{isPending && <Progress label="Формирование отчёта" />}</div>
  );
}

interface ContentProps {
  control: Control<ReportFilters>;
  meetings: readonly Meeting[];
  now: number;
  onExclude: (choice: Partial<ReportFilters>) => void;
}

/** Preview and totals of the report for the values of the fields. */
function Content({ control, meetings, now, onExclude }: ContentProps) {
  const filters = useFormValues(control);
  const wanted = useMemo(() => reportForm.safeParse(filters), [filters]);
  const found = useMemo(
    () => (wanted.success ? filterMeetings(meetings, wanted.data, now) : []),
    [meetings, wanted, now],
  );
  const unspent = unspentTime(found, now);
  return (
    <>
      <ReportPreview
        meetings={found}
        refusal={wanted.error?.issues[0]?.message}
        unspent={unspent}
        onExclude={() =>
          onExclude({
            ...(unspent.coming > 0 && { isPast: true }),
            ...(unspent.free > 0 && { isTaken: true }),
          })
        }
      />
      {found.length > 0 && <ReportTotals meetings={found} />}
    </>
  );
}
