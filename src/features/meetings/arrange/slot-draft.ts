import { MEETING_DURATION } from '@/domain/meeting';
import { readWholeNumber } from '@/lib/decimal';
import type { Draft, Fields } from '@/lib/drafts';
import { instantOf } from '@/lib/time';
import type { NewMeetingForm } from '@/schemas/slot-forms';

const EMPTY: NewMeetingForm = {
  description: '',
  time: '',
  duration: String(MEETING_DURATION.default),
  isOnline: false,
  inRow: '1',
  pause: '0',
  weekdays: [],
  until: '',
  turned: [],
};

/** Initial values of the form, from the link that opened it. */
export type SuggestedSlot = Partial<
  Pick<NewMeetingForm, 'description' | 'time' | 'duration' | 'isOnline'>
>;

/** An empty description, or one with only the number of a project. */
const NAMES_PROJECT = /^(Проект #\d+)?$/;

/** The draft shared by the forms of a slot and of a series, so that each shows what was typed in the other. */
export function slotDraft(suggested: SuggestedSlot) {
  const { time = '', duration, isOnline, description = '' } = suggested;
  return {
    draft: 'meeting-add',
    defaultValues: { ...EMPTY, ...suggested },
    bookkeeping: () => ({ suggested: time, suggestedDuration: duration ?? '' }),
    restore: ({ values, bookkeeping }: Draft): Fields => {
      const restored = { ...values };
      // A newly picked time replaces that of the draft.
      if (time !== '' && bookkeeping.suggested !== time) {
        delete restored.time;
        if (duration !== undefined) delete restored.duration;
        if (isOnline !== undefined) delete restored.isOnline;
      }
      // Drafts of older releases lack the suggested duration.
      const { suggestedDuration = duration } = bookkeeping;
      if (duration !== undefined && suggestedDuration !== duration) delete restored.duration;
      // The project of the link replaces the description, unless another text was typed.
      const { description: kept = '' } = restored;
      const isTyped = typeof kept !== 'string' || !NAMES_PROJECT.test(kept);
      if (description !== '' && !isTyped) delete restored.description;
      return restored;
    },
    isClearedOnSuccess: true,
  };
}

/** The body of a slot without its start. */
export function sentSlot({ duration, description, isOnline }: NewMeetingForm) {
  return { duration: readWholeNumber(duration), description, isOnline };
}

/** Whether the chosen time has passed. */
export function isPast({ time }: NewMeetingForm, now: number): boolean {
  return instantOf(time) <= now;
}
