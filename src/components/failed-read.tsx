import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { ResultDetails } from './result-details';
import { Spinner } from './spinner';

interface FailedReadProps {
  /** Says what failed. */
  children?: ReactNode;
  /** The server's message, without secrets. */
  details?: string | undefined;
  /** The page can do nothing without it. */
  isAlert?: boolean;
  /** Resolves once it has been tried again. */
  onRetry: () => unknown;
}

/** Stands in place of what could not be read or loaded: the server's message, and a button that tries again. */
export function FailedRead({
  children = 'Не удалось загрузить',
  details,
  isAlert = false,
  onRetry,
}: FailedReadProps) {
  const [isPending, setIsPending] = useState(false);
  // While the read is tried again there is no error; its open details stay.
  const [said, setSaid] = useState(details);
  if (details && details !== said) setSaid(details);

  async function retry() {
    setIsPending(true);
    await onRetry();
    setIsPending(false);
  }

  return (
    <Notice
      tint={isAlert ? 'danger' : 'warning'}
      role={isAlert ? 'alert' : 'status'}
      actions={
        <Button size="row" variant="outlined" isPending={isPending} onClick={() => void retry()}>
          Повторить
        </Button>
      }
    >
      {children}
      {said && (
        <div>
          <ResultDetails>{said}</ResultDetails>
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
    refetch: () => Promise<unknown>;
  };
  /** Stands there until the first answer. */
  waiting?: ReactNode;
  /** Names what could not be read. */
  failed?: ReactNode;
  children?: (data: Data) => ReactNode;
}

const SPINNER = <Spinner />;

/** A part of a page or dialog that waits for a read of its own: a failure is told, and can be tried again. */
export function OwnRead<Data>({
  read: { data, isFetched, refetch },
  waiting = SPINNER,
  failed,
  children,
}: OwnReadProps<Data>) {
  if (data !== undefined) return children?.(data);
  // Not by `error`, which Query takes away while it reads again: the pressed button would be gone.
  if (!isFetched) return waiting;
  return <FailedRead onRetry={refetch}>{failed}</FailedRead>;
}
