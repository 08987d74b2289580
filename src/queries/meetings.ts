import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { cancelMeeting, changeMeeting, getMeetings, linkMeetingProject } from '@/api/meetings';
import { getSession } from '@/api/session-store';
import { isAt, type Meeting, type MeetingChange, withNamesakesNumbered } from '@/domain/meeting';
import { type ReadList, withItems } from '@/domain/read-list';
import { addedSlots } from '@/lib/added-slots';
import type { Id } from '@/lib/id';
import { isGone, sendAndProve, unlessUnknown, type Verdict } from './proof';

export const meetingKeys = {
  all: () => ['meetings'] as const,
  list: () => [...meetingKeys.all(), 'list'] as const,
  added: () => [...meetingKeys.all(), 'added'] as const,
  readStart: () => ['meetings-read-start'] as const,
  meeting: (meetingId: Id) => ['meeting', meetingId] as const,
};

/**
 * All consultation meetings of the professor, newest first (spec §2.12). An expensive read: leaving the page does
 * not cancel it, and the cached list is shown until it ends (decisions §5.30).
 */
export function meetingsOptions() {
  return queryOptions({
    queryKey: meetingKeys.list(),
    queryFn: async ({ client }) => {
      client.setQueryData(meetingsReadStartOptions().queryKey, Date.now());
      return withNamesakesNumbered(await getMeetings());
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
    queryFn: () => addedSlots.read(getSession().account),
    staleTime: 0,
  });
}

/** Reschedules a meeting (spec §4, §8). */
export function changeMeetingMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'change'],
    mutationFn: (change: MeetingChange, { client }: MutationFunctionContext) => {
      const account = getSession().account;
      return sendAndProve(client, {
        send: () => changeMeeting(meetingId, change),
        read: meetingsOptions(),
        judge: ({ items }): Verdict => {
          const meeting = items.find(({ id }) => id === meetingId);
          if (!meeting) return 'unknown';
          return isAt(meeting, change) ? 'done' : 'undone';
        },
        onDone: () => forgetAddedSlot(account, meetingId),
        invalidates: [meetingKeys.all()],
      });
    },
    meta: {
      successMessage: 'Встреча успешно перенесена',
      errorMessage: 'Не удалось перенести встречу',
    },
  });
}

/** Cancels a meeting (spec §4, §8). */
export function cancelMeetingMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'cancel'],
    mutationFn: (_nothing: void, { client }: MutationFunctionContext) => {
      const account = getSession().account;
      return sendAndProve(client, {
        send: () => cancelMeeting(meetingId),
        read: meetingsOptions(),
        judge: (now, before) => isGone(now, before && withoutCancelled(client, before), meetingId),
        onDone: () => forgetAddedSlot(account, meetingId),
        invalidates: [meetingKeys.all()],
        isSuccessDoubtful: true,
      });
    },
    meta: {
      successMessage: 'Встреча успешно отменена',
      errorMessage: unlessUnknown('Неизвестно, отменена ли встреча', 'Не удалось отменить встречу'),
    },
  });
}

/** The meetings without those being cancelled in this tab, which the next list rightly lacks. */
function withoutCancelled(client: QueryClient, meetings: ReadList<Meeting>): ReadList<Meeting> {
  const isCancelled = ({ id }: Meeting) =>
    client
      .getMutationCache()
      .findAll({ mutationKey: cancelMeetingMutation(id).mutationKey, exact: true })
      .some(({ state }) => state.status !== 'error');
  return withItems(meetings, (items) => items.filter((meeting) => !isCancelled(meeting)));
}

function forgetAddedSlot(account: string, meetingId: Id) {
  const others = addedSlots.read(account).filter(({ id }) => id !== meetingId);
  addedSlots.write(others, account);
}

/** Links a project to a meeting that has none (spec §4, §8). */
export function linkMeetingProjectMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'link-project'],
    mutationFn: (projectId: Id, { client }: MutationFunctionContext) =>
      sendAndProve(client, {
        send: () => linkMeetingProject(meetingId, projectId),
        read: meetingsOptions(),
        judge: ({ items }): Verdict => {
          const meeting = items.find(({ id }) => id === meetingId);
          if (!meeting) return 'unknown';
          return meeting.projectId === projectId ? 'done' : 'undone';
        },
        invalidates: [meetingKeys.all()],
        isSuccessDoubtful: true,
      }),
    meta: {
      successMessage: 'Проект успешно привязан к встрече',
      errorMessage: unlessUnknown('Неизвестно, привязан ли проект', 'Не удалось привязать проект'),
    },
  });
}
