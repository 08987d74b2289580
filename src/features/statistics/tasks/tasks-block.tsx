import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense, useId } from 'react';
import type { Statistics } from '@/schemas/statistics';
import { Figures } from '../figures';
import { CHART_SIZE } from './chart-size';
import type { TasksChartProps } from './tasks-chart';

// The numbers come first. Without its picture, for want of a network, the page is still whole.
const TasksChart = lazy(
  (): Promise<{ default: ComponentType<TasksChartProps> }> =>
    import('./tasks-chart').then(
      (module) => ({ default: module.TasksChart }),
      () => ({ default: () => null }),
    ),
);

/** How many tasks there are and how many are done, as numbers and as a picture (spec §2.5). */
export function TasksBlock({ statistics }: { statistics: Statistics }) {
  const headingId = useId();
  const { total_tasks: total, tasks_done: done, tasks_done_percent: percent } = statistics;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id={headingId} gutterBottom>
        Задания
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
        }}
      >
        <Figures
          items={[
            { term: 'Всего', value: total },
            { term: 'Выполнено', value: done },
            { term: 'Процент выполнения', value: `${percent}%` },
          ]}
        />
        {total === 0 ? (
          <Typography color="textSecondary">Заданий пока нет.</Typography>
        ) : (
          // The numbers beside it are its text.
          <Box aria-hidden sx={{ width: CHART_SIZE, height: CHART_SIZE }}>
            <Suspense>
              <TasksChart percent={percent} />
            </Suspense>
          </Box>
        )}
      </Box>
    </Card>
  );
}
