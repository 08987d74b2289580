import { type Meeting, studentOf } from '@/domain/meeting';

/** The description, unless it only repeats the name above it: a free slot may be called so on the server, too. */
export function descriptionOf(meeting: Meeting): string {
  return meeting.description === studentOf(meeting) ? '' : meeting.description;
}
