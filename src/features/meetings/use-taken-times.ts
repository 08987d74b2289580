import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FREE_MEETING, studentOf } from '@/domain/meeting';
import type { Id } from '@/lib/id';
import type { Interval } from '@/lib/intervals';
import { meetingsOptions } from '@/queries/meetings';

/** A taken time, with its label. */
export interface TakenTime extends Interval {
  id: Id;
  /** The student, or else a description of the meeting. */
  label: string;
}

/** The times of all meetings, in no particular order; none until they have been read. */
export function useTakenTimes(): { taken: readonly TakenTime[]; read: UseQueryResult } {
  const read = useQuery(meetingsOptions());
  const { data } = read;
  const taken = useMemo(
    () =>
      (data?.items ?? []).map((meeting) => ({
        id: meeting.id,
        start: meeting.start,
        end: meeting.end,
        label: meeting.studentName ? studentOf(meeting) : meeting.description || FREE_MEETING,
      })),
    [data],
  );
  return { taken, read };
}
