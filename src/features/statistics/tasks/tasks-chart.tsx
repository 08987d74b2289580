import { Gauge } from '@mui/x-charts/Gauge';
import { CHART_SIZE } from './chart-size';

interface TasksChartProps {
  /** 0 to 100. */
  percent: number;
}

/** The share of the tasks that are done, as a ring; the numbers beside it are its text. */
export function TasksChart({ percent }: TasksChartProps) {
  return (
    <Gauge
      aria-hidden
      width={CHART_SIZE}
      height={CHART_SIZE}
      margin={4}
      value={percent}
      innerRadius="70%"
      cornerRadius={4}
      // The number stands beside the ring already.
      text=""
    />
  );
}
