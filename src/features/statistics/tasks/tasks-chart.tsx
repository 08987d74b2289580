import { Gauge } from '@mui/x-charts/Gauge';
import { CHART_SIZE } from './chart-size';

export interface TasksChartProps {
  /** 0 to 100. */
  percent: number;
}

/** The share of the tasks that are done, as a ring. */
export function TasksChart({ percent }: TasksChartProps) {
  return (
    <Gauge
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
