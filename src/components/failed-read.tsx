import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { ResultDetails } from './result-details';
import { Spinner } from './spinner';
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

interface OwnReadProps<Data> {
  /** The answer of `useQuery`. */
  read: {
    data: Data | undefined;
    isFetched: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Stands there until the first answer. */
  waiting?: ReactNode;
  /** Names what could not be read. */
  failed?: ReactNode;
  children: (data: Data) => ReactNode;
}

const SPINNER = <Spinner />;

/** A part of a page or dialog that waits for a read of its own: a failure is told, and can be tried again. */
export function OwnRead<Data>({
  read: { data, isFetched, isFetching, refetch },
  waiting = SPINNER,
  failed,
  children,
}: OwnReadProps<Data>) {
  if (data !== undefined) return children(data);
  // Not by `error`, which Query takes away while it reads again: the pressed button would be gone.
  if (!isFetched) return waiting;
  return (
    <FailedRead details={undefined} isFetching={isFetching} onRetry={() => void refetch()}>
      {failed}
    </FailedRead>
  );
}
