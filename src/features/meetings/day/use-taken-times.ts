import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FREE_MEETING, studentOf } from '@/domain/meeting';
import type { Id } from '@/lib/id';
import type { Interval } from '@/lib/intervals';
import { meetingsOptions, rememberedMeetingsOptions } from '@/queries/meetings';

/** A taken time, with its label. */
export interface TakenTime extends Interval {
  id?: Id | undefined;
  /** The student, or else a description of the meeting. */
  label: string;
}

/**
 * All taken times: the meetings, and slots that only this browser remembers (decisions §2.13), in no particular
 * order.
 *
 * `missing` says why they may not be all.
 *
 * @param except the meeting being rescheduled, which cannot overlap itself.
 */
export function useTakenTimes(except?: Id): {
  taken: readonly TakenTime[];
  missing: string | undefined;
} {
  const { data: meetings, isFetched } = useQuery(meetingsOptions());
  const { data: added } = useQuery(rememberedMeetingsOptions());
  const taken = useMemo(() => {
    const listed = (meetings?.items ?? []).map((meeting) => ({
      id: meeting.id,
      start: meeting.start,
      end: meeting.end,
      label: meeting.studentName ? studentOf(meeting) : meeting.description || FREE_MEETING,
    }));
    const ids = new Set<Id | undefined>(listed.map(({ id }) => id));
    const unlisted = (added ?? [])
      .filter(({ id }) => id === undefined || !ids.has(id))
      .map((slot) => ({ ...slot, label: FREE_MEETING }));
    return [...listed, ...unlisted].filter(({ id }) => except === undefined || id !== except);
  }, [meetings, added, except]);
  if (meetings) return { taken, missing: undefined };
  return {
    taken,
    missing: isFetched ? 'Не удалось загрузить встречи' : 'Встречи ещё не загружены',
  };
}
