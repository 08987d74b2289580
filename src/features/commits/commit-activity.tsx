import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { lazyPart } from '@/components/lazy-part';
import type { Commit } from '@/schemas/commits';
import { CHART_HEIGHT } from './chart-height';
import { commitDays, lastCommitText } from './commit-days';

// The numbers come first.
const CommitChart = lazyPart(async () => (await import('./commit-chart')).CommitChart, {
  fallback: null,
});

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
        <Box sx={{ minHeight: CHART_HEIGHT }}>
          <CommitChart days={days} />
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
