import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { studentOf } from '@/domain/meeting';
import type { Id } from '@/lib/id';
import type { Interval } from '@/lib/intervals';
import { addedSlotsOptions, meetingsOptions } from '@/queries/meetings';

/** A time that a professor has given away, with what for. */
export interface TakenTime extends Interval {
  id?: Id | undefined;
  /** The student, or what else is known of it. */
  label: string;
}

/**
 * All that a professor has: the meetings and the slots that only this browser knows of (decisions
 * §2.13), in no particular order.
 *
 * @param except a meeting that is being moved, and so in nobody's way.
 */
export function useTakenTimes(except?: Id): {
  taken: readonly TakenTime[];
  isLoaded: boolean;
} {
  const { data: meetings } = useQuery(meetingsOptions());
  const { data: added } = useQuery(addedSlotsOptions());
  const taken = useMemo(() => {
    const listed = (meetings?.items ?? []).map((meeting) => ({
      id: meeting.id,
      start: meeting.start,
      end: meeting.end,
      label: meeting.studentName ? studentOf(meeting) : meeting.description || FREE,
    }));
    const ids = new Set<Id | undefined>(listed.map(({ id }) => id));
    const unlisted = (added ?? [])
      .filter(({ id }) => id === undefined || !ids.has(id))
      .map((slot) => ({ ...slot, label: FREE }));
    return [...listed, ...unlisted].filter(({ id }) => except === undefined || id !== except);
  }, [meetings, added, except]);
  return { taken, isLoaded: meetings !== undefined };
}

const FREE = 'Свободный слот';
