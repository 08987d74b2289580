import type { Meeting } from '@/domain/meeting';
import { searchIndex } from '@/lib/text-search';
import type { MeetingsSearch } from '@/schemas/addresses';

const index = searchIndex<Meeting>(({ studentName, projectTheme }) => [studentName, projectTheme]);

/** The meetings whose student and project names contain every word of the query. */
export function findMeetings(meetings: readonly Meeting[], query: string): Meeting[] {
  return meetings.filter(index.matcher(query));
}

/** A part of the list: upcoming or past meetings. */
export interface MeetingGroup {
  period: 'upcoming' | 'past';
  meetings: Meeting[];
}

/**
 * The meetings of the chosen period in two groups: upcoming or under way, and past. Newest first, except that a
 * list of only upcoming meetings begins with the nearest.
 */
export function groupMeetings(
  meetings: readonly Meeting[],
  period: MeetingsSearch['period'],
  now: number,
): MeetingGroup[] {
  const ahead = meetings.filter(({ end }) => end > now);
  const groups: MeetingGroup[] = [
    { period: 'upcoming', meetings: period === 'upcoming' ? ahead.toReversed() : ahead },
    { period: 'past', meetings: meetings.filter(({ end }) => end <= now) },
  ];
  return groups.filter(
    (group) => group.meetings.length > 0 && (period === 'all' || period === group.period),
  );
}
