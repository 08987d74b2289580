import { queryOptions } from '@tanstack/react-query';
import { getSession } from '@/api/session-store';

/*
 * POSTs whose answer leaves open whether the server has made the thing (`mayHaveHappened`, decisions §1).
 */

/** The lost POSTs of the account in this document, by what they make. */
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
 * Did the lost POSTs happen? For each the thing in the server's list that it has most likely made, or
 * `undefined`; two POSTs need two things.
 */
export function madeByLost<Listed, Sent>(
  listed: readonly Listed[],
  sent: readonly Sent[],
  isSame: (listed: Listed, sent: Sent) => boolean,
): (Listed | undefined)[] {
  const free = [...listed];
  return sent.map((values) => {
    const index = free.findIndex((thing) => isSame(thing, values));
    return index === -1 ? undefined : free.splice(index, 1)[0];
  });
}
