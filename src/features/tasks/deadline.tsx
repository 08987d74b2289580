import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { showWallClock, wallClockText } from '@/lib/wall-clock';

interface DeadlineProps {
  /** Wall clock marked as UTC, as it is served. */
  deadline: string | undefined;
  isLate: boolean;
}

/** When a task is due, as it was typed; a late one carries a badge that says so. */
export function Deadline({ deadline, isLate }: DeadlineProps) {
  const shown = showWallClock(deadline) || deadline;
  if (shown === undefined) {
    return (
      <Typography variant="body2" color="textSecondary">
        Без срока
      </Typography>
    );
  }
  return (
    <>
      {isLate && (
        <Chip
          size="small"
          color="error"
          variant="outlined"
          icon={<WarningAmberIcon />}
          label="Просрочено"
        />
      )}
      <Typography variant="body2">
        Срок: <time dateTime={wallClockText(deadline)}>{shown}</time>
      </Typography>
    </>
  );
}
