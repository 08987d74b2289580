import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppLink } from '@/components/link';

interface PlannerListNoticeProps {
  /** The list could not be read; otherwise it is empty. */
  isError: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** Says why there is no calendar to choose, and what can be done about it. */
export function PlannerListNotice({ isError, isFetching, onRetry }: PlannerListNoticeProps) {
  return (
    <Alert severity={isError ? 'warning' : 'info'} role="note">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <span>
          {isError ? 'Не удалось загрузить список календарей. ' : 'Календарей пока нет. '}
          Если Google Calendar ещё не подключён, сначала{' '}
          <AppLink
            to="/integration/$service"
            params={{ service: 'googlecalendar' }}
            underline="always"
          >
            подключите его
          </AppLink>
          .
        </span>
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          loading={isFetching}
          onClick={onRetry}
        >
          Обновить список
        </Button>
      </Stack>
    </Alert>
  );
}
