import { useMemo } from 'react';
import { DayRow } from '@/components/day-row';
import { List } from '@/components/list/list';
import type { Commit } from '@/domain/commit';
import { byDays } from '@/domain/commit-days';
import { readable } from '@/lib/served-time';
import { CommitRow } from './commit-row';

interface CommitListProps {
  /** The newest first. */
  commits: readonly Commit[];
  /** When they were read, milliseconds: the days are named as of then. */
  readAt: number;
}

/** The commits by day (spec §2.6). */
export function CommitList({ commits, readAt }: CommitListProps) {
  const rows = useMemo(() => byDays(commits, readAt), [commits, readAt]);
  return (
    <List
      items={rows}
      // Commits have no identifier; the list never changes its order.
      itemKey={({ commit: { createdAt } }, index) => `${readable(createdAt)}:${index}`}
      renderItem={({ commit, day }) => (
        <DayRow day={day} level={2}>
          <CommitRow commit={commit} />
        </DayRow>
      )}
      rowHeight={42}
      paintsInSteps
    />
  );
}
