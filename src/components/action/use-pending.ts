import { type Mutation, type MutationKey, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * What is being changed at this moment under a key and the keys below it, in the order of the
 * clicks. Whoever shows the thing lays it over what the server said (decisions §2.10): a refused
 * change is gone by itself, and a read that comes meanwhile takes nothing back.
 */
export function usePending<Variables>(mutationKey: MutationKey): Variables[] {
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation<unknown, Error, Variables>) => state.variables,
  });
  return useMemo(() => changes.filter((variables) => variables !== undefined), [changes]);
}
