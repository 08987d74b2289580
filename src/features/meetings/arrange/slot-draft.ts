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

/** What the form starts from, by the way that led to it. */
export type SuggestedSlot = Partial<
  Pick<NewMeetingForm, 'description' | 'time' | 'duration' | 'isOnline'>
>;

/** A description that names a project and nothing more, or says nothing. */
const NAMES_PROJECT = /^(Проект #\d+)?$/;

/** The draft that a slot and a series of them share, so that either shows what was typed in the other. */
export function slotDraft(suggested: SuggestedSlot) {
  const { time = '', duration, isOnline, description = '' } = suggested;
  return {
    draft: 'meeting-add',
    defaultValues: { ...EMPTY, ...suggested },
    bookkeeping: () => ({ suggested: time, suggestedDuration: duration ?? '' }),
    restore: ({ values, bookkeeping }: Draft): Fields => {
      const restored = { ...values };
      // What was picked since the draft was typed is what is meant now.
      if (time !== '' && bookkeeping.suggested !== time) {
        delete restored.time;
        if (duration !== undefined) delete restored.duration;
        if (isOnline !== undefined) delete restored.isOnline;
      }
      // Drafts of older releases do not say which duration was suggested.
      const { suggestedDuration = duration } = bookkeeping;
      if (duration !== undefined && suggestedDuration !== duration) delete restored.duration;
      // A project that was come from names itself, unless something else was typed.
      const { description: kept = '' } = restored;
      const isTyped = typeof kept !== 'string' || !NAMES_PROJECT.test(kept);
      if (description !== '' && !isTyped) delete restored.description;
      return restored;
    },
    isClearedOnSuccess: true,
  };
}

/** What is sent of a slot, but when it begins. */
export function sentSlot({ duration, description, isOnline }: NewMeetingForm) {
  return { duration: readWholeNumber(duration), description, isOnline };
}

/** Whether the chosen time has passed. */
export function isPast({ time }: NewMeetingForm, now: number): boolean {
  return instantOf(time) <= now;
}
