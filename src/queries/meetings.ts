import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  addMeeting,
  cancelMeeting,
  changeMeeting,
  getMeetings,
  linkMeetingProject,
} from '@/api/meetings';
import { getAccountKey } from '@/api/session-cookie';
import { readAddedSlots, writeAddedSlots } from '@/lib/added-slots';
import type { Id } from '@/lib/id';
import { findOverlap, type Interval, lasting } from '@/lib/intervals';
import type { MeetingChange, NewMeeting } from '@/schemas/meetings';

const meetingKeys = {
  all: () => ['meetings'] as const,
  list: () => [...meetingKeys.all(), 'list'] as const,
  added: () => [...meetingKeys.all(), 'added'] as const,
  meeting: (meetingId: Id) => ['meeting', meetingId] as const,
};

/** All consultation meetings of the professor, newest first (spec §2.12). */
export function meetingsOptions() {
  return queryOptions({
    queryKey: meetingKeys.list(),
    queryFn: ({ signal }) => getMeetings(signal),
  });
}

/** Slots that were added in this browser and that the server's list does not show. */
export function addedSlotsOptions() {
  return queryOptions({
    queryKey: meetingKeys.added(),
    queryFn: () => readAddedSlots(getAccountKey()),
    staleTime: 0,
  });
}

/** Another meeting is in the way of a new one (spec §8 "Add slot, -1"). */
export class OverlapError extends Error {
  override name = 'OverlapError';

  constructor(readonly meeting: Interval) {
    super('the new meeting overlaps another one');
  }
}

/**
 * Adds a free slot (spec §2.13).
 *
 * @throws {OverlapError} when a meeting that is known is in the way; nothing is sent then
 *   (decisions §2.13).
 */
export function addMeetingMutation() {
  return mutationOptions({
    mutationKey: [...meetingKeys.all(), 'add'],
    mutationFn: async (meeting: NewMeeting, { client }) => {
      // Who signs in while the call is under way has not added this slot.
      const account = getAccountKey();
      const wanted = lasting(meeting.meeting_time, meeting.duration);
      const overlap = findOverlap(wanted, await takenTimes(client, account));
      if (overlap) throw new OverlapError(overlap);
      const id = await addMeeting(meeting);
      writeAddedSlots(account, [...readAddedSlots(account), { ...wanted, id }]);
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
    return [...meetings, ...unlisted];
  } catch {
    return [...(cached ?? []), ...added];
  }
}

/** Reschedules a meeting (spec §4, §8). */
export function changeMeetingMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'change'],
    mutationFn: async (change: MeetingChange) => {
      const account = getAccountKey();
      await changeMeeting(meetingId, change);
      forgetAddedSlot(account, meetingId);
    },
    meta: {
      invalidates: [meetingKeys.all()],
      successMessage: 'Встреча успешно перенесена',
      errorMessage: 'Не удалось перенести встречу',
    },
  });
}

/** Cancels a meeting (spec §4, §8). */
export function cancelMeetingMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'cancel'],
    mutationFn: async () => {
      const account = getAccountKey();
      await cancelMeeting(meetingId);
      forgetAddedSlot(account, meetingId);
    },
    meta: {
      invalidates: [meetingKeys.all()],
      successMessage: 'Встреча успешно отменена',
      errorMessage: 'Не удалось отменить встречу',
    },
  });
}

function forgetAddedSlot(account: string, meetingId: Id) {
  writeAddedSlots(
    account,
    readAddedSlots(account).filter(({ id }) => id !== meetingId),
  );
}

/** Links a project to a meeting that has none (spec §4, §8). */
export function linkMeetingProjectMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'link-project'],
    mutationFn: (projectId: Id) => linkMeetingProject(meetingId, projectId),
    meta: {
      invalidates: [meetingKeys.all()],
      successMessage: 'Проект успешно привязан к встрече',
      errorMessage: 'Не удалось привязать проект',
    },
  });
}
