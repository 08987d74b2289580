import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useId, useMemo } from 'react';
import { type Interval, overlap } from '@/lib/intervals';
import { addDays, formatLongDate, formatTime, startOfDate } from '@/lib/time';
import { addedSlotsOptions, meetingsOptions } from '@/queries/meetings';

interface DayMeetingsProps {
  date: string;
  /** The slot that is being added, with `NaN` in it as long as it has no time. */
  wanted: Interval;
}

/** What a professor already has on a day, and when it is free in between. */
export function DayMeetings({ date, wanted }: DayMeetingsProps) {
  const titleId = useId();
  const { data: meetings } = useQuery(meetingsOptions());
  const { data: added } = useQuery(addedSlotsOptions());
  const day = useMemo(
    () => ({ start: startOfDate(date), end: startOfDate(addDays(date, 1)) }),
    [date],
  );
  const taken = useMemo(() => {
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
  }, [meetings, added, day]);

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
          {taken.map((slot, index) => (
            <Fragment key={`${slot.id}-${slot.start}`}>
              <FreeTime day={day} before={taken.slice(0, index)} after={slot} />
              <TakenTime slot={slot} isInTheWay={overlap(slot, wanted)} />
            </Fragment>
          ))}
          <FreeTime day={day} before={taken} />
        </Box>
      )}
    </Paper>
  );
}

interface FreeTimeProps {
  day: Interval;
  /** What stands before the gap on this day. */
  before: readonly Interval[];
  after?: Interval;
}

/** The gap between two meetings, where there is one. */
function FreeTime({ day, before, after }: FreeTimeProps) {
  const from = Math.max(day.start, ...before.map(({ end }) => end));
  if ((after?.start ?? day.end) <= from) return null;
  const parts = [
    before.length > 0 && (after ? formatTime(from) : `после ${formatTime(from)}`),
    after && (before.length > 0 ? formatTime(after.start) : `до ${formatTime(after.start)}`),
  ];
  return (
    <Typography component="li" variant="body2" color="success" sx={{ pl: 2 }}>
      Свободно {parts.filter(Boolean).join('–')}
    </Typography>
  );
}

interface TakenTimeProps {
  slot: Interval & { label: string };
  isInTheWay: boolean;
}

function TakenTime({ slot, isInTheWay }: TakenTimeProps) {
  return (
    <Box
      component="li"
      sx={{
        pl: 1.5,
        py: 0.5,
        borderLeft: 4,
        borderColor: isInTheWay ? 'error.main' : 'primary.main',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {formatTime(slot.start)}–{formatTime(slot.end)}
        {isInTheWay && (
          <Typography component="span" variant="body2" color="error">
            {' · пересекается с новой'}
          </Typography>
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {slot.label}
      </Typography>
    </Box>
  );
}
