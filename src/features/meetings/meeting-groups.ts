import type { Meeting } from '@/domain/meeting';
import { searchIndex } from '@/lib/text-search';
import type { MeetingsSearch } from '@/schemas/addresses';

const index = searchIndex<Meeting>(({ studentName, projectTheme }) => [studentName, projectTheme]);

/** The meetings that have every word of the query in the names of their student and project. */
export function findMeetings(meetings: readonly Meeting[], query: string): Meeting[] {
  return meetings.filter(index.matcher(query));
}

/** A part of the list: what lies ahead or what is over. */
export interface MeetingGroup {
  period: 'upcoming' | 'past';
  meetings: Meeting[];
}

/**
 * The meetings of the chosen period, those ahead and under way apart from those that are over. They
 * keep their order, newest first; alone, those ahead begin with the nearest.
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
