import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { HttpError, isUnauthorized, refusalText } from '@/api/errors';
import {
  addMeeting,
  cancelMeeting,
  changeMeeting,
  getMeetings,
  linkMeetingProject,
} from '@/api/meetings';
import { getSession } from '@/api/session-store';
import {
  type AddedMeeting,
  isAt,
  type Meeting,
  type MeetingChange,
  type NewMeeting,
} from '@/domain/meeting';
import { type ReadList, withItems } from '@/domain/read-list';
import { atMost } from '@/lib/at-most';
import type { Id } from '@/lib/id';
import { findOverlap, lasting, overlap } from '@/lib/intervals';
import { type RememberedMeeting, rememberedMeetings } from '@/lib/remembered-meetings';
import { formatDay, formatTime } from '@/lib/time';
import { batchFailure, findDoneBy } from './batch';
import {
  isGone,
  mayHaveHappened,
  sendAndProve,
  UnknownOutcomeError,
  unlessUnknown,
  type Verdict,
} from './proof';

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
export function rememberedMeetingsOptions() {
  return queryOptions({
    queryKey: meetingKeys.added(),
    queryFn: () => rememberedMeetings.read(getSession().account),
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
        onDone: () => forgetRemembered(account, meetingId),
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
        onDone: () => forgetRemembered(account, meetingId),
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

function forgetRemembered(account: string, meetingId: Id) {
  const others = rememberedMeetings.read(account).filter(({ id }) => id !== meetingId);
  rememberedMeetings.write(others, account);
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

/** How long a new slot waits for the current list of meetings, milliseconds (decisions §5.30). */
const FRESH_LIST_WAIT_MS = 2_000;

/** The new meeting overlaps another one (spec §8 "Add slot, -1"). */
export class OverlapError extends Error {
  override name = 'OverlapError';

  constructor(
    /** Start of the conflicting meeting in milliseconds, if known. */
    readonly start: number | undefined,
    /**
     * The conflict is only with a slot remembered by this browser: the server may accept the new one.
     */
    readonly isOnlyRemembered = false,
  ) {
    super('the new meeting overlaps another one');
  }
}

/** A slot to add. */
export interface MeetingToAdd extends NewMeeting {
  /** The professor has chosen to ignore conflicts with remembered slots. */
  despiteRemembered?: boolean;
}

/**
 * Adds a free slot (spec §2.13).
 *
 * @throws {OverlapError} for an overlap with a known meeting (then nothing is sent), or with one that the
 *   server found (decisions §2.13).
 * @throws {HttpError} a 401 of the read before it; then nothing is sent.
 */
export function addMeetingMutation() {
  return mutationOptions({
    mutationKey: [...meetingKeys.all(), 'add'],
    mutationFn: async (
      { despiteRemembered = false, ...meeting }: MeetingToAdd,
      { client }: MutationFunctionContext,
    ) => {
      // Read before the call: another account may sign in meanwhile.
      const account = getSession().account;
      const wanted = lasting(meeting.start, meeting.duration);
      const { listed, remembered } = await takenTimes(client, account);
      const known = despiteRemembered ? listed : [...listed, ...remembered];
      const inTheWay = findOverlap(wanted, known);
      if (inTheWay) throw new OverlapError(inTheWay.start, !findOverlap(wanted, listed));
      const answer = await sendMeeting(client, meeting);
      if (answer) acceptMeeting(answer, meeting, account);
    },
    meta: { invalidates: [meetingKeys.added()] },
  });
}

/** Resolves to the server's answer; `undefined` if the call failed but the list shows the slot. */
async function sendMeeting(client: QueryClient, meeting: NewMeeting) {
  try {
    return await sendAndProve(client, {
      send: () => addMeeting(meeting),
      read: meetingsOptions(),
      judge: ({ items }) => (isListed(items, meeting) ? 'done' : 'undone'),
      invalidates: [meetingKeys.list()],
    });
  } catch (error) {
    throw error instanceof UnknownOutcomeError ? (error.failure ?? error) : error;
  }
}

function isListed(listed: readonly Meeting[], meeting: NewMeeting): boolean {
  return listed.some((one) => isAt(one, meeting));
}

/** @throws {OverlapError} when the server reports an overlap. */
function acceptMeeting({ id, overlap: found }: AddedMeeting, meeting: NewMeeting, account: string) {
  if (found) throw new OverlapError(found.start);
  remember(meeting, account, id);
}

/** Remembers an added slot, because the server may not list it. */
function remember(meeting: NewMeeting, account: string, id?: Id) {
  const added = lasting(meeting.start, meeting.duration);
  // The server accepted the overlap, so the remembered slots in its place no longer exist.
  const others = rememberedMeetings.read(account).filter((slot) => !overlap(slot, added));
  rememberedMeetings.write([...others, { ...added, id }], account);
}

/** A slot to be added by a batch; its id is its start. */
export interface MeetingItem extends NewMeeting {
  id: Id;
}

/** The batch that adds a series of free slots (decisions §5.35). */
export const addMeetingsBatch = {
  send: async ({ id: _id, ...meeting }: MeetingItem) => {
    const { account } = getSession();
    acceptMeeting(await addMeeting(meeting), meeting, account);
  },
  failureOf: (error: unknown) => ({
    ...batchFailure(error, reasonOf(error)),
    isDoubtful: !(error instanceof OverlapError) && mayHaveHappened(error),
  }),
  prepare: findDoneBy(async (client) => {
    const { items } = await client.query({ ...meetingsOptions(), staleTime: 0 });
    return (meeting: MeetingItem) => isListed(items, meeting);
  }),
  invalidates: [meetingKeys.all()],
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
 * All taken times: the server's meetings, and remembered slots that it does not list. If the list cannot be
 * read in time, the cached one is used: the server decides in the end.
 *
 * @throws {HttpError} 401: nothing may be sent without a session.
 */
async function takenTimes(client: QueryClient, account: string) {
  const cached = client.getQueryData(meetingsOptions().queryKey)?.items ?? [];
  const read = await atMost(
    client.query({ ...meetingsOptions(), staleTime: 0 }),
    FRESH_LIST_WAIT_MS,
  ).catch((error: unknown) => {
    if (isUnauthorized(error)) throw error;
    return undefined;
  });
  if (!read)
    return { listed: cached, remembered: withoutListed(rememberedMeetings.read(account), cached) };
  const { items: listed } = read;
  // Once the server has listed a slot, its list decides whether the slot exists.
  const remembered = withoutListed(rememberedMeetings.read(account), [...cached, ...listed]);
  rememberedMeetings.write(remembered, account);
  return { listed, remembered };
}

function withoutListed(
  added: readonly RememberedMeeting[],
  listed: readonly Meeting[],
): RememberedMeeting[] {
  const ids = new Set<Id | undefined>(listed.map(({ id }) => id));
  return added.filter(({ id }) => id === undefined || !ids.has(id));
}
