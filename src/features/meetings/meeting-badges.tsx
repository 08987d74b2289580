import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined';
import HistoryIcon from '@mui/icons-material/History';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import PlayCircleIcon from '@mui/icons-material/PlayCircleOutlined';
import VideocamIcon from '@mui/icons-material/VideocamOutlined';
import Chip from '@mui/material/Chip';
import type { MeetingState } from './meeting-state';

/** Online or Offline (spec §2.12). */
export function FormatBadge({ isOnline }: { isOnline: boolean }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOnline ? 'primary' : 'secondary'}
      icon={isOnline ? <VideocamIcon /> : <PlaceIcon />}
      label={isOnline ? 'Online' : 'Offline'}
    />
  );
}

const STATES = {
  upcoming: { label: 'Предстоит', color: 'primary', icon: <EventAvailableIcon /> },
  ongoing: { label: 'Идёт сейчас', color: 'success', icon: <PlayCircleIcon /> },
  past: { label: 'Прошла', color: 'default', icon: <HistoryIcon /> },
} as const;

/** Whether a meeting is ahead, under way or over. */
export function StateBadge({ state }: { state: MeetingState }) {
  return <Chip size="small" {...STATES[state]} />;
}
