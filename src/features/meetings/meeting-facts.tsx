import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { minutesOf } from '@/lib/intervals';
import type { TimedMeeting } from '@/queries/meetings';
import { FormatBadge, StateBadge } from './meeting-badges';
import type { MeetingState } from './meeting-state';

interface MeetingFactsProps {
  meeting: TimedMeeting;
  state: MeetingState;
}

/** Who meets about what: badges, student, project if one is linked, description (spec §2.12). */
export function MeetingFacts({ meeting, state }: MeetingFactsProps) {
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <StateBadge state={state} />
        <FormatBadge isOnline={meeting.is_online} />
        <Typography variant="body2" color="textSecondary" component="span">
          {minutesOf(meeting)} мин
        </Typography>
      </Stack>
      <Typography color={meeting.student_name ? 'textPrimary' : 'textSecondary'}>
        {meeting.student_name ?? 'Студент не указан'}
      </Typography>
      {meeting.project_theme && (
        <Typography variant="body2">Проект: {meeting.project_theme}</Typography>
      )}
      {meeting.description && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          {meeting.description}
        </Typography>
      )}
    </>
  );
}
