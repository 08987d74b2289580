import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Meeting, meetingsByProject } from '@/domain/meeting';
import type { ReadList } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { AT_A_GLANCE_FRESH_MS } from './client';
import { meetingsOptions } from './meetings';
import { useConnection } from './use-connection';

/**
 * The meetings that are linked to projects, read unless there is no planner; `undefined` until they are known. Those
 * of a project's students that are not linked may be a namesake's (decisions §2.25).
 */
export function useMeetingsByProject({ enabled }: { enabled: boolean }): {
  meetings: ReadonlyMap<Id, readonly Meeting[]> | undefined;
  isMissing: boolean;
  read: UseQueryResult<ReadList<Meeting>>;
} {
  const planner = useConnection('planner', { enabled });
  const read = useQuery({
    ...meetingsOptions(),
    staleTime: AT_A_GLANCE_FRESH_MS,
    enabled: enabled && (planner === 'connected' || planner === 'unknown'),
  });
  const meetings = useMemo(() => read.data && meetingsByProject(read.data.items), [read.data]);
  return { meetings, isMissing: planner === 'missing', read };
}
