import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { isUnauthorized } from '@/api/errors';
import {
  addMeeting,
  cancelMeeting,
  changeMeeting,
  getMeetings,
  linkMeetingProject,
} from '@/api/meetings';
import { getSession } from '@/api/session-store';
import type { Meeting, MeetingChange, NewMeeting } from '@/domain/meeting';
import { type AddedSlot, readAddedSlots, writeAddedSlots } from '@/lib/added-slots';
import { atMost } from '@/lib/at-most';
import type { Id } from '@/lib/id';
import { findOverlap, lasting, overlap } from '@/lib/intervals';
import { provedBy } from './proof';

const meetingKeys = {
  all: () => ['meetings'] as const,
  list: () => [...meetingKeys.all(), 'list'] as const,
  added: () => [...meetingKeys.all(), 'added'] as const,
  readStart: () => ['meetings-read-start'] as const,
  meeting: (meetingId: Id) => ['meeting', meetingId] as const,
};

/** How long a new slot waits for the current list of meetings, milliseconds (decisions §5.30). */
const FRESH_LIST_WAIT_MS = 2_000;

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
 * @throws {OverlapError} for an overlap: with a known meeting, and then nothing is sent, or one found by
 *   the server (decisions §2.13).
 * @throws {HttpError} 401 of the read before it, and then nothing is sent either.
 */
export function addMeetingMutation() {
  return mutationOptions({
    mutationKey: [...meetingKeys.all(), 'add'],
    mutationFn: async (
      { despiteRemembered = false, ...meeting }: MeetingToAdd,
      { client }: MutationFunctionContext,
    ) => {
      // If another account signs in during the call, it has not added this slot.
      const account = getSession().account;
      const wanted = lasting(meeting.start, meeting.duration);
      const { listed, remembered } = await takenTimes(client, account);
      const known = despiteRemembered ? listed : [...listed, ...remembered];
      const inTheWay = findOverlap(wanted, known);
      if (inTheWay) throw new OverlapError(inTheWay.start, !findOverlap(wanted, listed));
      const { id, overlap: found } = await addMeeting(meeting);
      if (found) throw new OverlapError(found.start);
      // The server accepted the overlap, so the remembered slots in its place no longer exist.
      const others = readAddedSlots(account).filter((slot) => !overlap(slot, wanted));
      writeAddedSlots(account, [...others, { ...wanted, id }]);
    },
    meta: { invalidates: [meetingKeys.all()] },
  });
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
  if (!read) return { listed: cached, remembered: withoutListed(readAddedSlots(account), cached) };
  const { items: listed } = read;
  // Once the server has listed a slot, its list decides whether the slot exists.
  const remembered = withoutListed(readAddedSlots(account), [...cached, ...listed]);
  writeAddedSlots(account, remembered);
  return { listed, remembered };
}

function withoutListed(added: readonly AddedSlot[], listed: readonly Meeting[]): AddedSlot[] {
  const ids = new Set<Id | undefined>(listed.map(({ id }) => id));
  return added.filter(({ id }) => id === undefined || !ids.has(id));
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
