import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense, useId, useMemo } from 'react';
import type { Commit } from '@/schemas/commits';
import { CHART_HEIGHT } from './chart-height';
import type { CommitChartProps } from './commit-chart';
import { commitDays, lastCommitText } from './commit-days';

// The numbers come first. Without its picture, for want of a network, the page is still whole.
const CommitChart = lazy(
  (): Promise<{ default: ComponentType<CommitChartProps> }> =>
    import('./commit-chart').then(
      (module) => ({ default: module.CommitChart }),
      () => ({ default: () => null }),
    ),
);

/** Out of sight, and there for a screen reader. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

interface CommitActivityProps {
  /** The newest first. */
  commits: readonly Commit[];
  /** When they were read, milliseconds. */
  readAt: number;
}

/** How many commits there are, when the last one was, and how they lie over the days. */
export function CommitActivity({ commits, readAt }: CommitActivityProps) {
  const captionId = useId();
  const days = useMemo(() => commitDays(commits, readAt), [commits, readAt]);
  const last = lastCommitText(commits[0], readAt);
  return (
    <Box sx={{ mb: 3 }}>
      <Typography color="textSecondary">найдено результатов: {commits.length}</Typography>
      {last && <Typography color="textSecondary">{last}</Typography>}
      <Box component="figure" aria-labelledby={captionId} sx={{ m: 0, mt: 2 }}>
        <Typography component="figcaption" variant="body2" id={captionId} color="textSecondary">
          Коммиты по дням
        </Typography>
        <Box aria-hidden sx={{ minHeight: CHART_HEIGHT }}>
          <Suspense>
            <CommitChart days={days} />
          </Suspense>
        </Box>
        <Box component="ul" sx={HIDDEN}>
          {days
            .filter(({ count }) => count > 0)
            .map(({ day, count }) => (
              <li key={day}>
                {day}: {count}
              </li>
            ))}
        </Box>
      </Box>
    </Box>
  );
}
