import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Id } from '@/lib/id';
import { whenIdle } from '@/lib/idle';
import { subscribeToReturns } from '@/lib/returns';
import { checkProjectsMutation, checkWhenDue, dueProjects } from './project-checks';

/**
 * Checks these projects by itself once the page is idle, and again at a return to the window (`checkWhenDue`).
 *
 * @param projectIds the same array as long as they are the same; `undefined` until they are known.
 */
export function useAutomaticChecks(projectIds: readonly Id[] | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!projectIds) return undefined;
    const check = () => checkWhenDue(client, projectIds);
    const cancel = whenIdle(check);
    const unsubscribe = subscribeToReturns(check);
    return () => {
      cancel();
      unsubscribe();
    };
  }, [client, projectIds]);
}

/** Whether some of these projects are checked by itself once the page is idle, or at the next return to the window. */
export function useIsCheckDue(projectIds: readonly Id[], now: number): boolean {
  const client = useQueryClient();
  // Subscribed only to re-render, also after a run that the server has refused at once.
  useMutationState({
    filters: { mutationKey: checkProjectsMutation().mutationKey },
    select: ({ state }) => state.status,
  });
  return dueProjects(client, projectIds, now).length > 0;
}
