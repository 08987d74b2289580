import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Id } from '@/lib/id';
import { whenIdle } from '@/lib/idle';
import { subscribeToReturns } from '@/lib/returns';
import { checkWhenDue } from './project-checks';

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
