import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { addMeeting, cancelMeeting, changeMeeting, linkMeetingProject } from '@/api/meetings';
import { getSessionToken } from '@/api/session-cookie';
import { readAddedSlots, writeAddedSlots } from '@/lib/added-slots';
import type { Id } from '@/lib/id';
import { findOverlap, type Interval, lasting } from '@/lib/intervals';
import type { MeetingChange, NewMeeting } from '@/schemas/meetings';
import { meetingKeys, meetingsOptions } from './meetings';

/*
 * Apart from the reads of meetings: these come with the first screen of every page, through the
 * loaders, and what changes a meeting is needed on two pages.
 */

/** Slots that were added in this browser and that the server's list does not show. */
export function addedSlotsOptions() {
  return queryOptions({
    queryKey: meetingKeys.added(),
    queryFn: () => readAddedSlots(getSessionToken() ?? ''),
    staleTime: 0,
  });
}

/**
 * Adds a free slot (spec §2.13). An overlap with a meeting that is known is found first: nothing is
 * sent then, and the answer names the meeting that is in the way (decisions §2.13).
 */
export function addMeetingMutation() {
  return mutationOptions({
    mutationKey: meetingKeys.add(),
    mutationFn: async (meeting: NewMeeting, { client }): Promise<{ overlap?: Interval }> => {
      const wanted = lasting(meeting.meeting_time, meeting.duration);
      const overlap = findOverlap(wanted, await takenTimes(client));
      if (overlap) return { overlap };
      const id = await addMeeting(meeting);
      const session = getSessionToken() ?? '';
      writeAddedSlots(session, [...readAddedSlots(session), { ...wanted, id }]);
      return {};
    },
    meta: { invalidates: [meetingKeys.all()] },
  });
}

/** What is taken as far as anybody knows: a list that cannot be read is not waited for. */
async function takenTimes(client: QueryClient): Promise<Interval[]> {
  const cached = client.getQueryData(meetingsOptions().queryKey);
  const session = getSessionToken() ?? '';
  const added = readAddedSlots(session);
  try {
    const meetings = await client.query({ ...meetingsOptions(), staleTime: 0 });
    // Of a slot that the server has listed once, the server's word counts from then on.
    const listed = new Set([...(cached ?? []), ...meetings].map(({ id }) => id));
    const unlisted = added.filter(({ id }) => id === undefined || !listed.has(id));
    writeAddedSlots(session, unlisted);
    return [...meetings, ...unlisted];
  } catch {
    return [...(cached ?? []), ...added];
  }
}

/** Reschedules a meeting (spec §4). */
export function changeMeetingMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: meetingKeys.change(meetingId),
    mutationFn: (change: MeetingChange) => changeMeeting(meetingId, change),
    onSuccess: () => forgetAddedSlot(meetingId),
    meta: { invalidates: [meetingKeys.all()] },
  });
}

/** Cancels a meeting (spec §4). */
export function cancelMeetingMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: meetingKeys.cancel(meetingId),
    mutationFn: () => cancelMeeting(meetingId),
    onSuccess: () => forgetAddedSlot(meetingId),
    meta: { invalidates: [meetingKeys.all()] },
  });
}

function forgetAddedSlot(meetingId: Id) {
  const session = getSessionToken() ?? '';
  writeAddedSlots(
    session,
    readAddedSlots(session).filter(({ id }) => id !== meetingId),
  );
}

/** Links a project to a meeting that has none (spec §4). */
export function linkMeetingProjectMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: meetingKeys.linkProject(meetingId),
    mutationFn: (projectId: Id) => linkMeetingProject(meetingId, projectId),
    meta: { invalidates: [meetingKeys.all()] },
  });
}
