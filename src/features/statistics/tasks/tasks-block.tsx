import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { lazyPart } from '@/components/lazy-part';
import type { Statistics } from '@/schemas/statistics';
import { Figures } from '../figures';
import { CHART_SIZE } from './chart-size';

// The numbers come first.
const TasksChart = lazyPart(async () => (await import('./tasks-chart')).TasksChart, {
  fallback: null,
});

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
          <Box sx={{ minWidth: CHART_SIZE, minHeight: CHART_SIZE }}>
            <TasksChart percent={percent} />
          </Box>
        )}
      </Box>
    </Card>
  );
}
