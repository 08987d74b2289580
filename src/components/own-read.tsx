import type { ReactNode } from 'react';
import { FailedRead } from './failed-read';
import { Spinner } from './spinner';

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
