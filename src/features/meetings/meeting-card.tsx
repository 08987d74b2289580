import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { formatRange } from '@/lib/instants';
import type { TimedMeeting } from '@/queries/meetings';
import { MeetingActions, type OnMeetingAction } from './meeting-actions';
import { MeetingFacts } from './meeting-facts';
import type { MeetingState } from './meeting-state';

const EDGES = { upcoming: 'primary.main', ongoing: 'success.main', past: 'divider' } as const;

interface MeetingCardProps {
  meeting: TimedMeeting;
  state: MeetingState;
  onAction: OnMeetingAction;
}

/** One meeting of the list (spec §2.12); remembered, since a long list scrolls through many. */
export const MeetingCard = memo(function MeetingCard({
  meeting,
  state,
  onAction,
}: MeetingCardProps) {
  const titleId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{
        p: { xs: 2, sm: 2.5 },
        display: 'grid',
        gap: 1,
        borderLeft: 4,
        borderLeftColor: EDGES[state],
      }}
    >
      <Typography
        variant="h3"
        id={titleId}
        color={state === 'past' ? 'textSecondary' : 'textPrimary'}
      >
        {formatRange(meeting.start, meeting.end)}
      </Typography>
      <MeetingFacts meeting={meeting} state={state} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        <MeetingActions
          meeting={meeting}
          isLocked={state !== 'upcoming'}
          describedBy={titleId}
          onAction={onAction}
        />
      </Stack>
    </Card>
  );
});
