import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { lazyDialog } from '@/components/lazy-part';
import { useDialog } from '@/components/use-dialog';
import { meetingsOptions } from '@/queries/meetings';
import { DialogOnItsWay } from '../dialogs/dialog-on-its-way';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog')).ReportDialog, {
  mui: true,
  fallback: <DialogOnItsWay />,
});

/** Leads to the report (spec §2.12), once there are meetings to report on. */
export function ReportButton() {
  const { data: meetings } = useQuery(meetingsOptions());
  const report = useDialog();
  if (!meetings) return null;
  return (
    <>
      <Button variant="outlined" icon="chart" onClick={() => report.show()}>
        Отчёт по консультациям
      </Button>
      {report.shown && (
        <ReportDialog key={report.shown.id} {...report.shown.life} meetings={meetings} />
      )}
    </>
  );
}
