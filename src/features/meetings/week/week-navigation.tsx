import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface WeekNavigationProps {
  title: string;
  titleId: string;
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
}

/** Which week is shown, and the way to others. */
export function WeekNavigation({
  title,
  titleId,
  onPrevious,
  onToday,
  onNext,
}: WeekNavigationProps) {
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', mb: 1.5 }}>
      <IconButton aria-label="Предыдущая неделя" onClick={onPrevious}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label="Следующая неделя" onClick={onNext}>
        <ChevronRightIcon />
      </IconButton>
      <Button onClick={onToday} sx={{ flexShrink: 0 }}>
        Сегодня
      </Button>
      <Typography variant="h2" id={titleId} aria-live="polite" sx={{ pl: 1 }}>
        {title}
      </Typography>
    </Stack>
  );
}
