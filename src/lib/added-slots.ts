import * as z from 'zod/mini';
import { entriesOf, kept } from './kept';
import { browserStore } from './storage';

const addedSlot = z.object({
  start: z.number(),
  end: z.number(),
  /** Missing if the server did not send one. */
  id: z.optional(z.union([z.number(), z.string()])),
});
export type AddedSlot = z.infer<typeof addedSlot>;

const readSlots = entriesOf((stored) => addedSlot.safeParse(stored).data);

/**
 * Slots that were added in this browser and are not over yet, per account (`getSession().account`): one server
 * does not list free slots (decisions §2.13). If this is lost, the server refuses an overlapping slot.
 */
export const addedSlots = kept({
  name: 'added-slots',
  store: browserStore,
  read: (stored) => readSlots(stored).filter(({ end }) => end > Date.now()),
});
