import { MEETING_DURATION } from '@/domain/meeting';
import { endOfRow, type SlotSeries } from '@/domain/slot-series';
import { readWholeNumber } from '@/lib/decimal';
import type { Draft, Fields } from '@/lib/drafts';
import { instantOf } from '@/lib/time';
import type { NewMeetingForm } from '@/schemas/slot-forms';

const EMPTY: NewMeetingForm = {
  description: '',
  time: '',
  duration: String(MEETING_DURATION.default),
  isOnline: false,
  till: '',
  pause: '0',
  weekdays: [],
  weeks: '1',
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
      const restored = withTill(values, { ...EMPTY, ...suggested });
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

/** The draft of a release that asked for the number of slots in a row, with the time at which they end. */
function withTill({ inRow, ...values }: Fields, untouched: NewMeetingForm): Fields {
  if (typeof inRow !== 'string') return values;
  const till = endOfRow(readWholeNumber(inRow), seriesOf(Object.assign({}, untouched, values)));
  return { ...values, till };
}

/** The rule of the series that the form describes. */
export function seriesOf({ duration, pause, weeks, ...rule }: NewMeetingForm): SlotSeries {
  return {
    ...rule,
    duration: readWholeNumber(duration),
    pause: readWholeNumber(pause),
    weeks: weeks === '2' ? 2 : 1,
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
