import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Interval, minutesOf } from '@/lib/intervals';
import { formatRange } from '@/lib/time';

interface TimeChangeProps {
  before: Interval;
  /** With `NaN` in it as long as the form is not filled. */
  after: Interval;
}

/** The old and the new time of a meeting, one above the other. */
export function TimeChange({ before, after }: TimeChangeProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        p: 2,
        borderRadius: 1,
        bgcolor: 'action.hover',
        '& dd': { m: 0 },
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        Сейчас
      </Typography>
      <Typography component="dd" variant="body2">
        {timeText(before)}
      </Typography>
      <Typography component="dt" variant="body2" color="textSecondary">
        Станет
      </Typography>
      <Typography component="dd" variant="body2" sx={{ fontWeight: 600 }} aria-live="polite">
        {timeText(after)}
      </Typography>
    </Box>
  );
}

function timeText(time: Interval): string {
  if (!(time.start < time.end)) return '—';
  return `${formatRange(time.start, time.end)} (${minutesOf(time)} мин)`;
}
