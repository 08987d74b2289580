import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { usePending } from '@/components/action/use-pending';
import { FormDialog } from '@/components/form/form-dialog';
import { useFormValues } from '@/components/form/use-form-values';
import type { DialogLife } from '@/components/use-dialog';
import type { Fields } from '@/lib/drafts';
import { type ReportFilters, reportFilters } from '@/schemas/meeting-forms';
import type { Meeting } from '@/schemas/meetings';
import { reportMutation } from './make-report';
import { ReportFields } from './report-fields';
import { ReportPreview } from './report-preview';
import { filterMeetings, NO_FILTERS, projectChoices, studentChoices } from './report-rows';

interface ReportDialogProps extends DialogLife {
  meetings: readonly Meeting[];
}

/** Filters, preview and export of the consultations report (spec §2.12, §8). */
export function ReportDialog({ meetings, ...life }: ReportDialogProps) {
  return (
    <FormDialog
      {...life}
      title="Отчёт по консультациям"
      maxWidth="md"
      draft="meetings-report"
      schema={reportFilters}
      defaultValues={NO_FILTERS}
      restore={(kept) => withoutUnknown(kept, meetings)}
      action={reportMutation()}
      body={(filters) => filterMeetings(meetings, filters)}
      onSuccess={() => undefined}
      onFailure={() => undefined}
      submit="Сформировать отчёт"
    >
      {({ control }) => (
        <>
          <ReportFields control={control} meetings={meetings} />
          <Progress />
          <Preview control={control} meetings={meetings} />
        </>
      )}
    </FormDialog>
  );
}

/** A choice that is not offered any more would be a filter that nobody sees. */
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

/** The room is kept, so that nothing jumps when the bar comes. */
function Progress() {
  const isPending = usePending(reportMutation().mutationKey).length > 0;
  return (
    <Box sx={{ height: 4 }}>{isPending && <LinearProgress aria-label="Формирование отчёта" />}</Box>
  );
}

interface PreviewProps {
  control: Control<ReportFilters>;
  meetings: readonly Meeting[];
}

function Preview({ control, meetings }: PreviewProps) {
  const filters = useFormValues(control);
  const wanted = useMemo(() => reportFilters.safeParse(filters), [filters]);
  const rows = useMemo(
    () => (wanted.success ? filterMeetings(meetings, wanted.data) : []),
    [meetings, wanted],
  );
  return <ReportPreview meetings={rows} refusal={wanted.error?.issues[0]?.message} />;
}
