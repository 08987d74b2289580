import { BarChart } from '@mui/x-charts/BarChart';
import { CHART_HEIGHT } from './chart-height';
import type { CommitDay } from './commit-days';

interface CommitChartProps {
  days: readonly CommitDay[];
}

/** Commits per day; the picture of the list that stands beside it. */
export function CommitChart({ days }: CommitChartProps) {
  return (
    <div aria-hidden>
      <BarChart
        height={CHART_HEIGHT}
        series={[{ data: days.map(({ count }) => count), label: 'Коммитов' }]}
        xAxis={[
          {
            scaleType: 'band',
            data: days.map(({ day }) => day),
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[
          { width: 32, tickMinStep: 1, tickNumber: 3, disableLine: true, disableTicks: true },
        ]}
        colors={['var(--mui-palette-primary-main)']}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        hideLegend
        disableKeyboardNavigation
      />
    </div>
  );
}
