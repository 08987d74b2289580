import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { cancelMeeting, changeMeeting, getMeetings, linkMeetingProject } from '@/api/meetings';
import { getSession } from '@/api/session-store';
import type { MeetingChange } from '@/domain/meeting';
import { readAddedSlots, writeAddedSlots } from '@/lib/added-slots';
import type { Id } from '@/lib/id';
import { provedBy } from './proof';

export const meetingKeys = {
  all: () => ['meetings'] as const,
  list: () => [...meetingKeys.all(), 'list'] as const,
  added: () => [...meetingKeys.all(), 'added'] as const,
  readStart: () => ['meetings-read-start'] as const,
  meeting: (meetingId: Id) => ['meeting', meetingId] as const,
};

/**
 * All consultation meetings of the professor, newest first (spec §2.12). An expensive read: it goes on when
 * its page is left, and the cached list is shown meanwhile (decisions §5.30).
 */
export function meetingsOptions() {
  return queryOptions({
    queryKey: meetingKeys.list(),
    queryFn: ({ client }) => {
      client.setQueryData(meetingsReadStartOptions().queryKey, Date.now());
      return getMeetings();
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * When the last read of the meetings started, milliseconds; several pages may wait for the same read.
 */
export function meetingsReadStartOptions() {
  return queryOptions<number>({ queryKey: meetingKeys.readStart(), queryFn: skipToken });
}

/** Slots added in this browser that the server's list does not contain. */
export function addedSlotsOptions() {
  return queryOptions({
    queryKey: meetingKeys.added(),
    queryFn: () => readAddedSlots(getSession().account),
    staleTime: 0,
  });
}

/** Reschedules a meeting (spec §4, §8). */
export function changeMeetingMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'change'],
    mutationFn: async (change: MeetingChange) => {
      const account = getSession().account;
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
      const account = getSession().account;
      await cancelMeeting(meetingId);
      forgetAddedSlot(account, meetingId);
    },
    meta: {
      invalidates: [meetingKeys.all()],
      proof: provedBy(meetingsOptions().queryKey, (now, before) => {
        const start = before.items.find(({ id }) => id === meetingId)?.start;
        return now.items.some((meeting) => meeting.id === meetingId && meeting.start === start);
      }),
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
      proof: provedBy(meetingsOptions().queryKey, ({ items }) =>
        items.some(({ id, projectId }) => id === meetingId && projectId === undefined),
      ),
      successMessage: 'Проект успешно привязан к встрече',
      errorMessage: 'Не удалось привязать проект',
    },
  });
}
