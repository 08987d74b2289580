import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { addDays, formatLongDate, formatTime, startOfDate } from '@/lib/instants';
import { type Interval, overlap } from '@/lib/intervals';
import { addedSlotsOptions } from '@/queries/meeting-changes';
import { newestMeetingsOptions } from '@/queries/meetings';
import { stateOf } from './meeting-state';

interface DayMeetingsProps {
  date: string;
  /** The slot that is being added, with `NaN` in it as long as it has no time. */
  wanted: Interval;
  now: number;
}

/** What a professor already has on a day, so that a free time is easy to see. */
export function DayMeetings({ date, wanted, now }: DayMeetingsProps) {
  const titleId = useId();
  const { data: meetings } = useQuery(newestMeetingsOptions());
  const { data: added } = useQuery(addedSlotsOptions());
  const taken = useMemo(() => {
    const day = { start: startOfDate(date), end: startOfDate(addDays(date, 1)) };
    const listed = (meetings ?? []).map((meeting) => ({
      ...meeting,
      label: meeting.student_name || meeting.description || 'Свободный слот',
    }));
    const unlisted = (added ?? [])
      .filter(({ id }) => !listed.some((meeting) => meeting.id === id))
      .map((slot) => ({ ...slot, label: 'Свободный слот' }));
    return [...listed, ...unlisted]
      .filter((slot) => overlap(slot, day))
      .toSorted((a, b) => a.start - b.start);
  }, [meetings, added, date]);

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h2" id={titleId} sx={{ mb: 1.5 }}>
        Встречи: {formatLongDate(date)}
      </Typography>
      {taken.length === 0 ? (
        <Typography color="textSecondary">
          {meetings ? 'В этот день встреч нет' : 'Встречи ещё не загружены'}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {taken.map((slot) => {
            const isInTheWay = overlap(slot, wanted);
            return (
              <Box
                component="li"
                key={`${slot.id}-${slot.start}`}
                sx={{
                  pl: 1.5,
                  py: 0.5,
                  borderLeft: 4,
                  borderColor: isInTheWay ? 'error.main' : 'primary.main',
                  opacity: stateOf(slot, now) === 'past' ? 0.75 : 1,
                }}
              >
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {formatTime(slot.start)}–{formatTime(slot.end)}
                  {isInTheWay && (
                    <Typography component="span" variant="body2" color="error">
                      {' '}
                      · пересекается с новой
                    </Typography>
                  )}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {slot.label}
                </Typography>
              </Box>
            );
          })}
        </Box>
      )}
    </Paper>
  );
}
