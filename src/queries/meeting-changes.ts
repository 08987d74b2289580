import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { addMeeting, cancelMeeting, changeMeeting, linkMeetingProject } from '@/api/meetings';
import { getAccountKey } from '@/api/session-cookie';
import { readAddedSlots, writeAddedSlots } from '@/lib/added-slots';
import { findOverlap, type Interval, lasting } from '@/lib/intervals';
import type { MeetingChange, NewMeeting } from '@/schemas/meetings';
import { meetingKeys, meetingsOptions, timed } from './meetings';

/*
 * Apart from the reads of meetings: these come with the first screen of every page, through the
 * loaders, and what changes a meeting is needed on two pages.
 */

/** Slots that were added in this browser and that the server's list does not show. */
export function addedSlotsOptions() {
  return queryOptions({
    queryKey: meetingKeys.added(),
    queryFn: () => readAddedSlots(getAccountKey()),
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
      // Who signs in while the call is under way has not added this slot.
      const account = getAccountKey();
      const wanted = lasting(Date.parse(meeting.meeting_time), meeting.duration);
      const overlap = findOverlap(wanted, await takenTimes(client, account));
      if (overlap) return { overlap };
      const id = await addMeeting(meeting);
      writeAddedSlots(account, [...readAddedSlots(account), { ...wanted, id }]);
      return {};
    },
    meta: { invalidates: [meetingKeys.all()] },
  });
}

/** What is taken as far as anybody knows: a list that cannot be read is not waited for. */
async function takenTimes(client: QueryClient, account: string): Promise<Interval[]> {
  const cached = client.getQueryData(meetingsOptions().queryKey);
  const added = readAddedSlots(account);
  try {
    const meetings = await client.query({ ...meetingsOptions(), staleTime: 0 });
    // Of a slot that the server has listed once, the server's word counts from then on.
    const listed = new Set([...(cached ?? []), ...meetings].map(({ id }) => id));
    const unlisted = added.filter(({ id }) => id === undefined || !listed.has(id));
    writeAddedSlots(account, unlisted);
    return [...meetings.map(timed), ...unlisted];
  } catch {
    return [...(cached ?? []).map(timed), ...added];
  }
}

/** Reschedules a meeting (spec §4). */
export function changeMeetingMutation(meetingId: number) {
  return mutationOptions({
    mutationKey: meetingKeys.change(meetingId),
    mutationFn: async (change: MeetingChange) => {
      const account = getAccountKey();
      await changeMeeting(meetingId, change);
      forgetAddedSlot(account, meetingId);
    },
    meta: { invalidates: [meetingKeys.all()] },
  });
}

/** Cancels a meeting (spec §4). */
export function cancelMeetingMutation(meetingId: number) {
  return mutationOptions({
    mutationKey: meetingKeys.cancel(meetingId),
    mutationFn: async () => {
      const account = getAccountKey();
      await cancelMeeting(meetingId);
      forgetAddedSlot(account, meetingId);
    },
    meta: { invalidates: [meetingKeys.all()] },
  });
}

function forgetAddedSlot(account: string, meetingId: number) {
  writeAddedSlots(
    account,
    readAddedSlots(account).filter(({ id }) => id !== meetingId),
  );
}

/** Links a project to a meeting that has none (spec §4). */
export function linkMeetingProjectMutation(meetingId: number) {
  return mutationOptions({
    mutationKey: meetingKeys.linkProject(meetingId),
    mutationFn: (projectId: number) => linkMeetingProject(meetingId, projectId),
    meta: { invalidates: [meetingKeys.all()] },
  });
}
