import { useMemo } from 'react';
import { DayRow } from '@/components/day-row';
import { List } from '@/components/list/list';
import type { Commit } from '@/domain/commit';
import { byDays } from '@/domain/commit-days';
import { readable } from '@/lib/served-time';
import { CommitRow } from './commit-row';

interface CommitListProps {
  /** Newest first. */
  commits: readonly Commit[];
  /** The current day. */
  today: string;
}

/** The commits by day (spec §2.6). */
export function CommitList({ commits, today }: CommitListProps) {
  const rows = useMemo(() => byDays(commits, today), [commits, today]);
  return (
    <List
      items={rows}
      // The server sends no identifiers of commits; their order never changes.
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
