import { MEETING_DURATION } from '@/domain/meeting';
import { readWholeNumber } from '@/lib/decimal';
import type { NewMeetingForm } from '@/schemas/meetings';

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

/** What the link that opened the form suggests. */
export interface SuggestedMeeting {
  /** Names the suggestion: each has a draft of its own; empty for none. */
  link: string;
  values: Partial<Pick<NewMeetingForm, 'description' | 'time' | 'duration' | 'isOnline'>>;
}

/** The draft shared by the forms of a slot and of a series, so that each shows what was typed in the other. */
export function newMeetingDraft({ link, values }: SuggestedMeeting) {
  return {
    draft: `meeting-add${link}`,
    defaultValues: { ...EMPTY, ...values },
    isClearedOnSuccess: true,
  };
}

/** The body of a slot without its start. */
export function sentMeeting({ duration, description, isOnline }: NewMeetingForm) {
  return { duration: readWholeNumber(duration), description, isOnline };
}
