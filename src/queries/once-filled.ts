import type { Query } from '@tanstack/react-query';

/**
 * For lists that a server does not change while it runs: asked once a session, and again as long as
 * it is empty.
 */
export const onceFilled = {
  staleTime: ({ state: { data } }: Pick<Query, 'state'>) =>
    Array.isArray(data) && data.length > 0 ? Number.POSITIVE_INFINITY : 0,
  gcTime: Number.POSITIVE_INFINITY,
};
