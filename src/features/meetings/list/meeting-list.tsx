import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { VirtualList } from '@/components/virtual-list';
import type { Meeting } from '@/schemas/meetings';
import type { OnMeetingAction } from '../meeting-actions';
import { type MeetingGroup, stateOf } from '../meeting-state';
import { meetingStyles } from '../meeting-styles';
import { MeetingCard } from './meeting-card';

/** Pixels of a card with its usual four lines, until it is measured. */
const CARD_HEIGHT = 150;

const HEADINGS = { upcoming: 'Предстоящие', past: 'Прошедшие' };

interface MeetingListProps {
  groups: readonly MeetingGroup[];
  now: number;
  onAction: OnMeetingAction;
}

/** The meetings newest first, those ahead and those that are over under headings of their own. */
export function MeetingList({ groups, now, onAction }: MeetingListProps) {
  const rows = useMemo<(Meeting | MeetingGroup)[]>(
    () => groups.flatMap((group) => [group, ...group.meetings]),
    [groups],
  );
  return (
    <Box sx={meetingStyles}>
      <VirtualList
        items={rows}
        itemKey={(row) => ('period' in row ? row.period : row.id)}
        renderItem={(row) =>
          'period' in row ? (
            <Typography variant="h2">
              {HEADINGS[row.period]} ({row.meetings.length})
            </Typography>
          ) : (
            <MeetingCard meeting={row} state={stateOf(row, now)} onAction={onAction} />
          )
        }
        estimatedHeight={CARD_HEIGHT}
      />
    </Box>
  );
}
