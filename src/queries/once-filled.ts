import type { ReadList } from '@/domain/read-list';

/** The part of a query that `onceFilled` needs. */
interface Answered {
  state: { data: ReadList<unknown> | undefined };
}

/**
 * For lists that do not change while the server runs: read once per session, and again while empty.
 */
export const onceFilled = {
  staleTime: ({ state: { data } }: Answered) =>
    data && data.items.length > 0 ? Number.POSITIVE_INFINITY : 0,
  gcTime: Number.POSITIVE_INFINITY,
};
