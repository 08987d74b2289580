import { queryOptions } from '@tanstack/react-query';
import { getMeetings } from '@/api/meetings';
import type { Interval } from '@/lib/intervals';
import type { Meeting } from '@/schemas/meetings';

export const meetingKeys = {
  all: () => ['meetings'] as const,
  list: () => [...meetingKeys.all(), 'list'] as const,
  added: () => [...meetingKeys.all(), 'added'] as const,
  change: (meetingId: number) => ['meetings', 'change', meetingId] as const,
  cancel: (meetingId: number) => ['meetings', 'cancel', meetingId] as const,
  linkProject: (meetingId: number) => ['meetings', 'link-project', meetingId] as const,
  add: () => ['meetings', 'add'] as const,
};

/** A meeting with its start and end as instants in milliseconds. */
export type TimedMeeting = Meeting & Interval;

/** All consultation meetings of the professor (spec §2.12). */
export function meetingsOptions() {
  return queryOptions({
    queryKey: meetingKeys.list(),
    queryFn: ({ signal }) => getMeetings(signal),
  });
}

/** The same meetings with their instants, newest first. */
export function newestMeetingsOptions() {
  return queryOptions({ ...meetingsOptions(), select: newestFirst });
}

/** Puts the start of each meeting into milliseconds once, and the newest first (spec §2.12). */
export function newestFirst(meetings: readonly Meeting[]): TimedMeeting[] {
  return meetings.map(timed).toSorted((a, b) => b.start - a.start || b.id - a.id);
}

/** A meeting with its start and end as instants. */
export function timed(meeting: Meeting): TimedMeeting {
  return {
    ...meeting,
    start: Date.parse(meeting.start_time),
    end: Date.parse(meeting.end_time),
  };
}
