import { queryOptions } from '@tanstack/react-query';
import { getSession } from '@/api/session-store';

/*
 * POSTs that failed although the server may have created the record (`mayHaveHappened`, decisions §1).
 */

/** The account's lost POSTs for this kind of record, in this document. */
export function lostPostsOptions<Post>(noun: string, account = getSession().account) {
  return queryOptions({
    queryKey: ['lost-posts', noun, account],
    queryFn: () => [],
    initialData: (): readonly Post[] => [],
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/**
 * For each lost POST the listed record that it has most likely created, or `undefined`. No record is matched
 * to two POSTs.
 */
export function madeByLost<Listed, Sent>(
  listed: readonly Listed[],
  sent: readonly Sent[],
  isSame: (listed: Listed, sent: Sent) => boolean,
): (Listed | undefined)[] {
  const free = [...listed];
  return sent.map((values) => {
    const index = free.findIndex((item) => isSame(item, values));
    return index === -1 ? undefined : free.splice(index, 1)[0];
  });
}
