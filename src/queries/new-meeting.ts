import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { HttpError, isUnauthorized } from '@/api/errors';
import { addMeeting } from '@/api/meetings';
import { refusalText } from '@/api/refusal-text';
import { getSession } from '@/api/session-store';
import { type AddedMeeting, isAt, type Meeting, type NewMeeting } from '@/domain/meeting';
import { type AddedSlot, addedSlots } from '@/lib/added-slots';
import { atMost } from '@/lib/at-most';
import type { Id } from '@/lib/id';
import { findOverlap, lasting, overlap } from '@/lib/intervals';
import { formatDay, formatTime } from '@/lib/time';
import { meetingKeys, meetingsOptions } from './meetings';
import { sendAndProve, UnknownOutcomeError } from './proof';

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
      const answer = await sendSlot(client, meeting);
      if (answer) acceptSlot(answer, meeting, account);
    },
    meta: { invalidates: [meetingKeys.added()] },
  });
}

/** Resolves to the server's answer; `undefined` if the call failed but the list shows the slot. */
async function sendSlot(client: QueryClient, meeting: NewMeeting) {
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
function acceptSlot({ id, overlap: found }: AddedMeeting, meeting: NewMeeting, account: string) {
  if (found) throw new OverlapError(found.start);
  remember(meeting, account, id);
}

/** Remembers an added slot, because the server may not list it. */
function remember(meeting: NewMeeting, account: string, id?: Id) {
  const added = lasting(meeting.start, meeting.duration);
  // The server accepted the overlap, so the remembered slots in its place no longer exist.
  const others = addedSlots.read(account).filter((slot) => !overlap(slot, added));
  addedSlots.write([...others, { ...added, id }], account);
}

/** The batch that adds a series of free slots. */
export const addMeetingsBatch = {
  send: async (meeting: NewMeeting) => {
    const { account } = getSession();
    acceptSlot(await addMeeting(meeting), meeting, account);
  },
  reasonOf,
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
  if (!read) return { listed: cached, remembered: withoutListed(addedSlots.read(account), cached) };
  const { items: listed } = read;
  // Once the server has listed a slot, its list decides whether the slot exists.
  const remembered = withoutListed(addedSlots.read(account), [...cached, ...listed]);
  addedSlots.write(remembered, account);
  return { listed, remembered };
}

function withoutListed(added: readonly AddedSlot[], listed: readonly Meeting[]): AddedSlot[] {
  const ids = new Set<Id | undefined>(listed.map(({ id }) => id));
  return added.filter(({ id }) => id === undefined || !ids.has(id));
}
