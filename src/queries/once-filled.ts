import type { ReadList } from '@/domain/read-list';

/** As much of a query as the rule below reads. */
interface Answered {
  state: { data: ReadList<unknown> | undefined };
}

/**
 * For lists that a server does not change while it runs: asked once a session, and again as long as
 * it is empty.
 */
export const onceFilled = {
  staleTime: ({ state: { data } }: Answered) =>
    data && data.items.length > 0 ? Number.POSITIVE_INFINITY : 0,
  gcTime: Number.POSITIVE_INFINITY,
};
