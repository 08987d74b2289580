import * as z from 'zod/mini';
import { entriesOf, kept } from './kept';
import { browserStore } from './storage';

const remembered = z.object({
  start: z.number(),
  end: z.number(),
  /** Missing if the server did not send one. */
  id: z.optional(z.union([z.number(), z.string()])),
});
export type RememberedMeeting = z.infer<typeof remembered>;

const readRemembered = entriesOf((stored) => remembered.safeParse(stored).data);

/**
 * Slots that were added in this browser and are not over yet, per account (`getSession().account`): one server
 * does not list free slots (decisions §2.13). If this is lost, the server refuses an overlapping slot.
 */
export const rememberedMeetings = kept({
  name: 'added-slots',
  store: browserStore,
  read: (stored) => readRemembered(stored).filter(({ end }) => end > Date.now()),
});
