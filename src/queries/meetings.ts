import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { cancelMeeting, changeMeeting, getMeetings, linkMeetingProject } from '@/api/meetings';
import { isAt, type Meeting, type MeetingChange, meetingsByProject } from '@/domain/meeting';
import { type ReadList, withItems } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { integrationsOptions, plannersOptions, useConnection } from './account';
import { batchFailure } from './batch';
import { AT_A_GLANCE_FRESH_MS } from './client';
import { haveVanished, MEETINGS_VANISHED } from './lost-records';
import { mayHaveHappened, sendAndProve, unlessUnknown, type Verdict } from './proof';

export const meetingKeys = {
  list: () => ['meetings'] as const,
  /** The list that was known before the last read, without the meetings that were cancelled here since. */
  beforeRead: () => ['meetings-before-read'] as const,
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
      const meetings = await getMeetings();
      const before = knownMeetings(client);
      const isEmptied =
        meetings.items.length + meetings.lost === 0 && (await areMissed(client, before?.items));
      client.setQueryData(meetingKeys.beforeRead(), before);
      client.setQueryData(MEETINGS_VANISHED, isEmptied);
      return isEmptied && before ? before : meetings;
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The meetings that were read last. */
export function knownMeetings(client: QueryClient) {
  return client.getQueryData<ReadList<Meeting>>(meetingKeys.list());
}

/** Reschedules a meeting (spec §4, §8). */
export function changeMeetingMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'change'],
    mutationFn: (change: MeetingChange, { client }: MutationFunctionContext) =>
      sendAndProve(client, {
        send: () => changeMeeting(meetingId, change),
        read: meetingsOptions(),
        judge: (now) => judgeMeeting(client, now, meetingId, (meeting) => isAt(meeting, change)),
        invalidates: [meetingKeys.list()],
      }),
    meta: {
      successMessage: 'Встреча успешно перенесена',
      errorMessage: 'Не удалось перенести встречу',
    },
  });
}

/** Judges a change of a meeting by the list, which proves nothing once all meetings have vanished. */
function judgeMeeting(
  client: QueryClient,
  { items }: ReadList<Meeting>,
  meetingId: Id,
  isChanged: (meeting: Meeting) => boolean,
): Verdict {
  const meeting = items.find(({ id }) => id === meetingId);
  if (!meeting || haveVanished(client)) return 'unknown';
  return isChanged(meeting) ? 'done' : 'undone';
}

/** Cancels a meeting (spec §4, §8). */
export function cancelMeetingMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'cancel'],
    mutationFn: (_nothing: void, { client }: MutationFunctionContext) =>
      sendAndProve(client, {
        send: () => sendCancellation(client, meetingId),
        read: meetingsOptions(),
        judge: async (now) => {
          const gone = await findGone(client, now, [meetingId]);
          if (!gone) return 'unknown';
          return gone.has(meetingId) ? 'done' : 'undone';
        },
        invalidates: [meetingKeys.list()],
        isSuccessDoubtful: true,
      }),
    meta: {
      successMessage: 'Встреча успешно отменена',
      errorMessage: unlessUnknown('Неизвестно, отменена ли встреча', 'Не удалось отменить встречу'),
    },
  });
}

/** Takes an accepted cancellation out of the list, which the next one then rightly lacks. */
async function sendCancellation(client: QueryClient, meetingId: Id): Promise<void> {
  await cancelMeeting(meetingId);
  await client.cancelQueries({ queryKey: meetingKeys.list() });
  client.setQueryData<ReadList<Meeting>>(
    meetingKeys.list(),
    (meetings) =>
      meetings && withItems(meetings, (items) => items.filter(({ id }) => id !== meetingId)),
  );
}

/**
 * Which of these meetings the list shows no more; `undefined` if it proves nothing: it lacks others too, or all while
 * the planner cannot be read (decisions §1).
 */
async function findGone(
  client: QueryClient,
  now: ReadList<Meeting>,
  ids: readonly Id[],
): Promise<ReadonlySet<Id> | undefined> {
  const listed = new Set(now.items.map(({ id }) => id));
  const before = client.getQueryData<ReadList<Meeting>>(meetingKeys.beforeRead());
  const missing = (before?.items ?? []).filter(({ id }) => !ids.includes(id) && !listed.has(id));
  if (haveVanished(client) || withoutCancelled(client, missing).length > 0) return undefined;
  if (listed.size === 0 && !(await isPlannerReadable(client))) return undefined;
  return new Set(ids.filter((id) => !listed.has(id)));
}

/** Whether some of the meetings should be in a list that has none. */
async function areMissed(client: QueryClient, meetings: readonly Meeting[] = []): Promise<boolean> {
  if (meetings.length === 0) return false;
  return withoutCancelled(client, meetings).length > 0 || !(await isPlannerReadable(client));
}

/**
 * The meetings that the next list must still have: all but those whose cancellation is under way, was accepted, or
 * failed in such a way that it may have been carried out.
 */
function withoutCancelled(client: QueryClient, meetings: readonly Meeting[]): readonly Meeting[] {
  return meetings.filter(({ id }) => {
    const { mutationKey } = cancelMeetingMutation(id);
    const cancellations = client.getMutationCache().findAll({ mutationKey });
    return cancellations.every(
      ({ state: { status, error } }) => status === 'error' && !mayHaveHappened(error),
    );
  });
}

async function isPlannerReadable(client: QueryClient): Promise<boolean> {
  try {
    await Promise.all([client.query(plannersOptions()), client.query(integrationsOptions())]);
    return true;
  } catch {
    return false;
  }
}

/** The batch that cancels several meetings, such as those of a day (decisions §5.34). */
export const cancelMeetingsBatch = {
  send: ({ id }: Meeting, { client }: MutationFunctionContext) => sendCancellation(client, id),
  mutationKey: ({ id }: Meeting) => cancelMeetingMutation(id).mutationKey,
  failureOf: batchFailure,
  isSuccessDoubtful: true,
  prepare: async (_meetings: readonly Meeting[], client: QueryClient) => {
    const before = knownMeetings(client);
    return async (sent: readonly Meeting[]) => {
      const now = await client.query({ ...meetingsOptions(), staleTime: 0 });
      const ids = sent.map(({ id }) => id);
      const gone = await findGone(client, now, ids);
      if (gone) return gone;
      client.setQueryData(meetingKeys.list(), before);
      throw new Error('not known which meetings were cancelled');
    };
  },
  invalidates: () => [meetingKeys.list()],
};

/** Links a project to a meeting that has none (spec §4, §8). */
export function linkMeetingProjectMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'link-project'],
    mutationFn: (projectId: Id, { client }: MutationFunctionContext) =>
      sendAndProve(client, {
        send: () => linkMeetingProject(meetingId, projectId),
        read: meetingsOptions(),
        judge: (now) =>
          judgeMeeting(client, now, meetingId, (meeting) => meeting.projectId === projectId),
        invalidates: [meetingKeys.list()],
        isSuccessDoubtful: true,
      }),
    meta: {
      successMessage: 'Проект успешно привязан к встрече',
      errorMessage: unlessUnknown('Неизвестно, привязан ли проект', 'Не удалось привязать проект'),
    },
  });
}

/**
 * The meetings that are linked to projects, read unless there is no planner; `undefined` until they are known. Those
 * of a project's students that are not linked may be a namesake's (decisions §2.25).
 */
export function useMeetingsByProject() {
  const planner = useConnection('planner');
  const read = useQuery({
    ...meetingsOptions(),
    staleTime: AT_A_GLANCE_FRESH_MS,
    enabled: planner === 'connected' || planner === 'unknown',
  });
  const meetings = useMemo(() => read.data && meetingsByProject(read.data.items), [read.data]);
  return { meetings, isMissing: planner === 'missing', read };
}
