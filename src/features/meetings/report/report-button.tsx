import { useQuery } from '@tanstack/react-query';
import { lazyDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { useDialog } from '@/components/use-dialog';
import { meetingsOptions } from '@/queries/meetings';

// Saves 52 KiB: the page has no form.
const ReportDialog = lazyDialog(async () => (await import('./report-dialog')).ReportDialog);

/** Opens the report (spec §2.12), once there are meetings to report on. */
export function ReportButton() {
  const { data: meetings } = useQuery(meetingsOptions());
  const report = useDialog();
  if (!meetings) return null;
  return (
    <>
      <Button variant="outlined" icon="chart" onClick={() => report.show()}>
        Отчёт по консультациям
      </Button>
      {report.render((_, life) => (
        <ReportDialog {...life} meetings={meetings} />
      ))}
    </>
  );
}
