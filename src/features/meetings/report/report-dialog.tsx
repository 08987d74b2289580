import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { SubmitButton } from '@/components/form/submit-button';
import { useDraftForm } from '@/components/form/use-draft-form';
import type { Toaster } from '@/components/toasts';
import type { Meeting } from '@/schemas/meetings';
import { makeReport } from './make-report';
import { ReportFields } from './report-fields';
import { ReportPreview } from './report-preview';
import { filterMeetings, NO_FILTERS, type ReportFilters } from './report-rows';

interface ReportDialogProps {
  meetings: readonly Meeting[];
  open: boolean;
  toaster: Toaster;
  onClose: () => void;
  onExited: () => void;
}

/** Filters, preview and export of the consultations report (spec §2.12, §8). */
export function ReportDialog({ meetings, open, toaster, onClose, onExited }: ReportDialogProps) {
  const formId = useId();
  const form = useDraftForm<ReportFilters>({ draft: 'meetings-report', defaultValues: NO_FILTERS });
  const filters = useWatch({ control: form.control });
  const rows = useMemo(
    () => filterMeetings(meetings, { ...NO_FILTERS, ...filters }),
    [meetings, filters],
  );
  const report = useMutation({ mutationKey: ['meetings-report'], mutationFn: makeReport });

  async function submit() {
    if (report.isPending) return;
    if (rows.length === 0) {
      toaster.failure('Нет встреч для отчета');
      return;
    }
    try {
      saveAs(await report.mutateAsync(rows));
    } catch {
      toaster.failure('Не удалось сформировать отчет');
      return;
    }
    form.discardDraft();
    toaster.success('Отчет успешно сформирован');
    onClose();
  }

  return (
    <AppDialog
      open={open}
      title="Отчёт по консультациям"
      maxWidth="md"
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button
            onClick={() => {
              form.discardDraft();
              onClose();
            }}
          >
            Отмена
          </Button>
          {/* One bar says that it runs: the button has none of its own. */}
          <SubmitButton form={formId} isPending={false} disabled={!open || report.isPending}>
            Сформировать отчёт
          </SubmitButton>
        </>
      }
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={form.handleSubmit(submit)}
        spacing={2.5}
        sx={{ pt: 1 }}
      >
        <ReportFields control={form.control} meetings={meetings} />
        {/* The room is kept, so that nothing jumps when the bar comes. */}
        <Box sx={{ height: 4 }}>
          {report.isPending && <LinearProgress aria-label="Формирование отчёта" />}
        </Box>
        <ReportPreview meetings={rows} />
      </Stack>
    </AppDialog>
  );
}
