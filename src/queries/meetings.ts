import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
  skipToken,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureStatus, HttpError, isUnauthorized, refusalText } from '@/api/errors';
import {
  addMeeting,
  cancelMeeting,
  changeMeeting,
  getMeetings,
  linkMeetingProject,
} from '@/api/meetings';
import {
  type AddedMeeting,
  isAt,
  type Meeting,
  type MeetingChange,
  meetingsByProject,
  type NewMeeting,
} from '@/domain/meeting';
import { type ReadList, withItems } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { findOverlap, lasting } from '@/lib/intervals';
import { atMost } from '@/lib/promises';
import { formatDay, formatTime } from '@/lib/time';
import { integrationsOptions, plannersOptions, useConnection } from './account';
import { batchFailure, findDoneBy } from './batch';
import { AT_A_GLANCE_FRESH_MS } from './client';
import { meetingsVanishedOptions } from './lost-records';
import {
  DoubtfulCreationError,
  isGone,
  mayHaveHappened,
  sendAndProve,
  sendCreation,
  unlessUnknown,
  type Verdict,
} from './proof';

const meetingKeys = {
  all: () => ['meetings'] as const,
  list: () => [...meetingKeys.all(), 'list'] as const,
  readStart: () => ['meetings-read-start'] as const,
  cancelled: () => ['meetings-cancelled'] as const,
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
      const meetings = await getMeetings();
      const before = knownMeetings(client);
      const areGone =
        meetings.items.length + meetings.lost === 0 &&
        before !== undefined &&
        withoutCancelled(client, before).items.length > 0;
      client.setQueryData(meetingsVanishedOptions().queryKey, areGone);
      return areGone ? before : meetings;
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
}

function knownMeetings(client: QueryClient) {
  return client.getQueryData<ReadList<Meeting>>(meetingKeys.list());
}

/** The meetings whose cancellation the server has accepted in this tab: the next list rightly lacks them. */
function cancelledOptions() {
  return queryOptions<readonly Id[]>({
    queryKey: meetingKeys.cancelled(),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

function withoutCancelled(client: QueryClient, meetings: ReadList<Meeting>): ReadList<Meeting> {
  const cancelled = client.getQueryData(cancelledOptions().queryKey) ?? [];
  return withItems(meetings, (items) => items.filter(({ id }) => !cancelled.includes(id)));
}

/**
 * When the last read of the meetings started, milliseconds; several pages may wait for the same read.
 */
export function meetingsReadStartOptions() {
  return queryOptions<number>({ queryKey: meetingKeys.readStart(), queryFn: skipToken });
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
        invalidates: [meetingKeys.all()],
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

function haveVanished(client: QueryClient): boolean {
  return client.getQueryData(meetingsVanishedOptions().queryKey) ?? false;
}

/** Cancels a meeting (spec §4, §8). */
export function cancelMeetingMutation(meetingId: Id) {
  return mutationOptions({
    mutationKey: [...meetingKeys.meeting(meetingId), 'cancel'],
    mutationFn: (_nothing: void, { client }: MutationFunctionContext) =>
      sendAndProve(client, {
        send: () => sendCancellation(client, meetingId),
        read: meetingsOptions(),
        judge: (now, before) => judgeCancellation(client, now, before, meetingId),
        invalidates: [meetingKeys.all()],
        isSuccessDoubtful: true,
      }),
    meta: {
      successMessage: 'Встреча успешно отменена',
      errorMessage: unlessUnknown('Неизвестно, отменена ли встреча', 'Не удалось отменить встречу'),
    },
  });
}

async function sendCancellation(client: QueryClient, meetingId: Id): Promise<void> {
  await cancelMeeting(meetingId);
  client.setQueryData(cancelledOptions().queryKey, (ids = []) => [...ids, meetingId]);
}

/** Judges a cancellation by the list. An empty one proves nothing while the planner cannot be read (decisions §1). */
async function judgeCancellation(
  client: QueryClient,
  now: ReadList<Meeting>,
  before: ReadList<Meeting> | undefined,
  meetingId: Id,
): Promise<Verdict> {
  let verdict = haveVanished(client)
    ? 'unknown'
    : isGone(now, before && withoutCancelled(client, before), meetingId);
  if (verdict === 'done' && now.items.length === 0 && !(await isPlannerReadable(client))) {
    verdict = 'unknown';
  }
  if (verdict === 'unknown') {
    const others = (ids: readonly Id[] = []) => ids.filter((id) => id !== meetingId);
    client.setQueryData(cancelledOptions().queryKey, others);
  }
  return verdict;
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
  failureOf: batchFailure,
  isSuccessDoubtful: true,
  prepare: async (_meetings: readonly Meeting[], client: QueryClient) => {
    const before = knownMeetings(client);
    return async (sent: readonly Meeting[]) => {
      const now = await client.query({ ...meetingsOptions(), staleTime: 0 });
      const ids = sent.map(({ id }) => id);
      const others =
        before && withItems(before, (all) => all.filter(({ id }) => !ids.includes(id)));
      const verdicts = await Promise.all(
        ids.map((id) => judgeCancellation(client, now, others, id)),
      );
      if (verdicts.includes('unknown')) throw new Error('not known which meetings were cancelled');
      return new Set(ids.filter((_id, index) => verdicts[index] === 'done'));
    };
  },
  invalidates: () => [meetingKeys.all()],
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
        invalidates: [meetingKeys.all()],
        isSuccessDoubtful: true,
      }),
    meta: {
      successMessage: 'Проект успешно привязан к встрече',
      errorMessage: unlessUnknown('Неизвестно, привязан ли проект', 'Не удалось привязать проект'),
    },
  });
}

/** How long a new slot waits for the current list of meetings, milliseconds (decisions §5.30). */
const FRESH_LIST_WAIT_MS = 2_000;

/** The new meeting overlaps another one (spec §8 "Add slot, -1"). */
export class OverlapError extends Error {
  override name = 'OverlapError';

  constructor(
    /** Start of the conflicting meeting in milliseconds, if known. */
    readonly start: number | undefined,
  ) {
    super('the new meeting overlaps another one');
  }
}

/**
 * Adds a free slot (spec §2.13) and links its project. Resolves to whether that is done: the slot stays without.
 *
 * @throws {OverlapError} for an overlap with a known meeting (then nothing is sent), or with one that the
 *   server found (decisions §2.13).
 * @throws {HttpError} a 401 of the read before it; then nothing is sent.
 */
export function addMeetingMutation() {
  return mutationOptions({
    mutationKey: [...meetingKeys.all(), 'add'],
    mutationFn: async (meeting: NewMeeting, { client }: MutationFunctionContext) => {
      const inTheWay = findOverlap(
        lasting(meeting.start, meeting.duration),
        await takenTimes(client),
      );
      if (inTheWay) throw new OverlapError(inTheWay.start);
      const answer = await sendMeeting(client, meeting);
      if (answer) acceptMeeting(answer);
      return { isLinked: meeting.projectId === undefined || answer?.isLinked === true };
    },
  });
}

/** Resolves to the server's answer; `undefined` if the call failed but the list shows the slot. */
async function sendMeeting(client: QueryClient, meeting: NewMeeting) {
  try {
    return await sendCreation(client, {
      send: async () => {
        const answer = await addMeeting(meeting);
        return { ...answer, isLinked: await linkAdded(answer, meeting) };
      },
      read: meetingsOptions(),
      isSame: (listed) => isAt(listed, meeting),
      invalidates: [meetingKeys.list()],
    });
  } catch (error) {
    const isMade = error instanceof DoubtfulCreationError && error.createdId !== undefined;
    // Only 200 is a success (spec §8): another 2xx is told as it is.
    if (isMade && failureStatus(error.failure) >= 300) return undefined;
    throw error;
  }
}

async function linkAdded({ id }: AddedMeeting, { projectId }: NewMeeting): Promise<boolean> {
  if (id === undefined || projectId === undefined) return false;
  return linkMeetingProject(id, projectId).then(
    () => true,
    () => false,
  );
}

/** @throws {OverlapError} when the server reports an overlap. */
function acceptMeeting({ overlap }: AddedMeeting) {
  if (overlap) throw new OverlapError(overlap.start);
}

/** A slot to be added by a batch; its id is its start. */
export interface MeetingItem extends NewMeeting {
  id: Id;
}

/** The batch that adds a series of free slots (decisions §5.35). */
export const addMeetingsBatch = {
  send: async ({ id: _id, ...meeting }: MeetingItem) => acceptMeeting(await addMeeting(meeting)),
  failureOf: (error: unknown) => ({
    ...batchFailure(error, reasonOf(error)),
    isDoubtful: !(error instanceof OverlapError) && mayHaveHappened(error),
  }),
  prepare: findDoneBy(async (client) => {
    const { items } = await client.query({ ...meetingsOptions(), staleTime: 0 });
    return (meeting: MeetingItem) => items.some((listed) => isAt(listed, meeting));
  }),
  invalidates: () => [meetingKeys.all()],
};

function reasonOf(error: unknown): string {
  if (error instanceof OverlapError) {
    return error.start === undefined
      ? 'пересекается с другой встречей'
      : `пересекается: ${formatDay(error.start)}, ${formatTime(error.start)}`;
  }
  const isTaken = error instanceof HttpError && error.status === 400;
  return isTaken ? 'на это время уже назначена встреча' : refusalText(error);
}

/**
 * The professor's meetings, read anew. If they cannot be read in time, the known ones: the server decides in the end.
 *
 * @throws {HttpError} 401: nothing may be sent without a session.
 */
async function takenTimes(client: QueryClient): Promise<readonly Meeting[]> {
  const read = await atMost(
    client.query({ ...meetingsOptions(), staleTime: 0 }),
    FRESH_LIST_WAIT_MS,
  ).catch((error: unknown) => {
    if (isUnauthorized(error)) throw error;
    return undefined;
  });
  return (read ?? knownMeetings(client))?.items ?? [];
}

/**
 * The meetings that are linked to projects, read unless there is no planner; `undefined` until they are known. Those
 * of a project's students that are not linked may be a namesake's (decisions §2.25).
 */
export function useMeetingsByProject({ enabled }: { enabled: boolean }): {
  meetings: ReadonlyMap<Id, readonly Meeting[]> | undefined;
  isMissing: boolean;
  read: UseQueryResult<ReadList<Meeting>>;
} {
  const planner = useConnection('planner', { enabled });
  const read = useQuery({
    ...meetingsOptions(),
    staleTime: AT_A_GLANCE_FRESH_MS,
    enabled: enabled && (planner === 'connected' || planner === 'unknown'),
  });
  const meetings = useMemo(() => read.data && meetingsByProject(read.data.items), [read.data]);
  return { meetings, isMissing: planner === 'missing', read };
}
