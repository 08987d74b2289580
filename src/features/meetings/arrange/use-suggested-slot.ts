import { useQuery } from '@tanstack/react-query';
import type { Meeting } from '@/domain/meeting';
import type { Id } from '@/lib/id';
import { minutesOf } from '@/lib/intervals';
import { addDays, dateOf, wallClockOf } from '@/lib/time';
import { meetingsOptions } from '@/queries/meetings';
import type { SuggestedSlot } from './slot-draft';

/** What the address of the form asks for. */
export interface AskedSlot {
  /** A wall clock that was picked in the week. */
  time: string | undefined;
  /** Minutes. */
  duration: Id | undefined;
  /** The meeting that is to be repeated. */
  repeat: Id | undefined;
  /** The project that the meeting is about: the form starts with its number as the description. */
  project: Id | undefined;
}

/** What the form starts from; `undefined` until the meeting that is to be repeated has been read. */
export function useSuggestedSlot(asked: AskedSlot): SuggestedSlot | undefined {
  const { data: meetings, isFetched } = useQuery(meetingsOptions());
  const { time, duration, repeat, project } = asked;
  if (repeat !== undefined && !meetings && !isFetched) return undefined;
  const repeated = meetings?.items.find(({ id }) => id === repeat);
  return {
    ...(repeated && aWeekLater(repeated)),
    ...(time !== undefined && { time }),
    ...(duration !== undefined && { duration: String(duration) }),
    ...(project !== undefined && { description: `Проект #${project}` }),
  };
}

/** The clock on the wall shows the same, whatever was done to the clocks meanwhile. */
function aWeekLater({ start, end, description, isOnline }: Meeting): SuggestedSlot {
  const clock = wallClockOf(start).slice('YYYY-MM-DD'.length);
  return {
    time: addDays(dateOf(start), 7) + clock,
    duration: String(minutesOf({ start, end })),
    description,
    isOnline,
  };
}
