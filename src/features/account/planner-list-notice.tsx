import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
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
    <Alert
      severity={isError ? 'warning' : 'info'}
      role="note"
      action={
        <Button color="inherit" size="small" loading={isFetching} onClick={onRetry}>
          Обновить список
        </Button>
      }
    >
      {isError ? 'Не удалось загрузить список календарей. ' : 'Календарей пока нет. '}
      Если Google Calendar ещё не подключён, сначала{' '}
      <AppLink to="/integration/$service" params={{ service: 'googlecalendar' }} underline="always">
        подключите его
      </AppLink>
      .
    </Alert>
  );
}
