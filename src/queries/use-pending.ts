import { type Mutation, type MutationKey, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Variables of the pending changes under a key and the keys below it, in the order of the clicks.
 * Components lay them over the server's data (decisions §2.10): a refused change disappears by itself, and
 * a read that arrives meanwhile does not undo the display.
 */
export function usePending<Variables>(mutationKey: MutationKey): Variables[] {
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<unknown, Error, Variables>) => state.variables,
  });
  return useMemo(() => changes.filter((variables) => variables !== undefined), [changes]);
}
