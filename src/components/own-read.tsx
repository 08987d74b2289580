import type { ReactNode } from 'react';
import { FailedRead } from './failed-read';
import { Spinner } from './spinner';

interface OwnReadProps<Data> {
  /** The answer of `useQuery`. */
  read: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (data: Data) => ReactNode;
}

/** A part of a page or dialog that waits for a read of its own: a failure is told, and can be tried again. */
export function OwnRead<Data>({ read, children }: OwnReadProps<Data>) {
  const { data, error, isFetching, refetch } = read;
  if (data !== undefined) return children(data);
  if (!error) return <Spinner />;
  return <FailedRead details={undefined} isFetching={isFetching} onRetry={() => void refetch()} />;
}
