import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import TimelineIcon from '@mui/icons-material/Timeline';
import Chip from '@mui/material/Chip';

interface BadgeProps {
  /** Name as the server gives it; nothing is shown without one. */
  name: string | undefined;
}

/** How a project stands: a filled badge with a flag. */
export function StatusBadge({ name }: BadgeProps) {
  return name ? (
    <Chip size="small" color="primary" icon={<FlagOutlinedIcon />} label={name} title="Статус" />
  ) : null;
}

/** How far a project is: an outlined badge with a line of steps. */
export function StageBadge({ name }: BadgeProps) {
  return name ? (
    <Chip
      size="small"
      color="secondary"
      variant="outlined"
      icon={<TimelineIcon />}
      label={name}
      title="Стадия"
    />
  ) : null;
}
