import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { ResultDetails } from './result-details';
import { STATUS } from './status';

interface FailedReadProps {
  /** Names what could not be read. */
  children?: ReactNode;
  /** The server's message, without secrets. */
  details: string | undefined;
  isFetching: boolean;
  onRetry: () => void;
}

/** Replaces content that the server refused to send: its message, and a button that reads again. */
export function FailedRead({
  children = 'Не удалось загрузить',
  details,
  isFetching,
  onRetry,
}: FailedReadProps) {
  return (
    <Notice
      tint="warning"
      {...STATUS}
      actions={
        <Button size="row" variant="outlined" isPending={isFetching} onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      {children}
      {details && (
        <div>
          <ResultDetails>{details}</ResultDetails>
        </div>
      )}
    </Notice>
  );
}
