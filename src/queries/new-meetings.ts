import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { failureStatus, HttpError, refusalText } from '@/api/errors';
import { addMeeting, linkMeetingProject } from '@/api/meetings';
import { type AddedMeeting, isAt, type NewMeeting } from '@/domain/meeting';
import type { Id } from '@/lib/id';
import { findOverlap, lasting } from '@/lib/intervals';
import { formatDay, formatTime } from '@/lib/time';
import { batchFailure, findDoneBy } from './batch';
import { knownMeetings, meetingKeys, meetingsOptions } from './meetings';
import { mayHaveHappened, sendCreation, UnknownOutcomeError } from './proof';

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
 * Adds a free slot (spec §2.13) and links its project. Resolves to whether the server accepted the link: without it the
 * slot stays.
 *
 * @throws {OverlapError} for an overlap with a known meeting (then nothing is sent), or with one that the
 *   server found (decisions §2.13).
 */
export function addMeetingMutation() {
  return mutationOptions({
    mutationKey: [...meetingKeys.list(), 'add'],
    mutationFn: async (meeting: NewMeeting, { client }: MutationFunctionContext) => {
      const inTheWay = findOverlap(
        lasting(meeting.start, meeting.duration),
        knownMeetings(client)?.items ?? [],
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
    const isMade = error instanceof UnknownOutcomeError && error.createdId !== undefined;
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
  invalidates: () => [meetingKeys.list()],
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
