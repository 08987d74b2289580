import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissingCall } from '@/api/errors';
import type { Id } from '@/lib/id';

/**
 * Why the read failed last. Query forgets the error of a read without data while it is asked again, so that a page that
 * goes by it would change for that time.
 *
 * @param of the record that is read, where the component turns from one to another.
 */
export function useLastError(
  { data, error, isFetching }: Pick<UseQueryResult, 'data' | 'error' | 'isFetching'>,
  of?: Id,
): Error | null {
  const [kept, setKept] = useState({ of, error });
  const isAskedAgain = isFetching && data === undefined && kept.of === of;
  const last = isAskedAgain ? (error ?? kept.error) : error;
  if (kept.error !== last || kept.of !== of) setKept({ of, error: last });
  return last;
}

/** Whether the server has no such call; what it has answered before stays. */
export function useIsMissingCall(read: Pick<UseQueryResult, 'data' | 'error' | 'isFetching'>) {
  return isMissingCall(useLastError(read)) && read.data === undefined;
}
