import { Button } from '@/components/button';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';

interface PlannerListNoticeProps {
  /** The list could not be read; otherwise it is empty. */
  isError: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** Says why there is no calendar to choose, and what to do about it. */
export function PlannerListNotice({ isError, isFetching, onRetry }: PlannerListNoticeProps) {
  return (
    <Notice
      tint={isError ? 'warning' : 'info'}
      role="note"
      actions={
        <Button size="row" variant="outlined" isPending={isFetching} onClick={onRetry}>
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
    </Notice>
  );
}
