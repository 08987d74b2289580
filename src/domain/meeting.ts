import type { Id, OpaqueId } from '@/lib/id';
import { type Interval, minutesOf } from '@/lib/intervals';
import { type ReadList, withItems } from './read-list';

/** Minutes that a meeting may last, per form, and what the form starts with (spec §5, §9). */
export const MEETING_DURATION = { addMin: 1, rescheduleMin: 15, max: 180, default: 30 } as const;

const MINUTE_MS = 60_000;

/** A consultation meeting (spec §3 "Slot (meeting)"); `start` and `end` are instants in milliseconds. */
export interface Meeting extends Interval {
  id: Id;
  isOnline: boolean;
  description: string;
  /** Id of the student who booked it. */
  studentId: OpaqueId | undefined;
  studentName: string | undefined;
  /** `undefined` without a linked project. */
  projectId: Id | undefined;
  projectTheme: string | undefined;
}

/** Whether nobody has booked the slot. */
export function isFree({ studentId, studentName }: Meeting): boolean {
  return studentId === undefined && studentName === undefined;
}

/** The student's name as shown. */
export function studentOf(meeting: Meeting): string {
  return meeting.studentName ?? (isFree(meeting) ? 'Свободный слот' : 'Студент не указан');
}

/** What tells the meeting from others: its student, or else its description. */
export function meetingLabel(meeting: Meeting): string {
  return meeting.studentName ?? (meeting.description || studentOf(meeting));
}

/** The meetings of each project that has any, in their order. */
export function meetingsByProject(meetings: readonly Meeting[]): ReadonlyMap<Id, Meeting[]> {
  const found = new Map<Id, Meeting[]>();
  for (const meeting of meetings) {
    if (meeting.projectId === undefined) continue;
    const others = found.get(meeting.projectId);
    if (others) others.push(meeting);
    else found.set(meeting.projectId, [meeting]);
  }
  return found;
}

/**
 * Whether a meeting is ahead, under way or over; it is locked once it has started (spec §4 "Meeting").
 */
export type MeetingState = 'upcoming' | 'ongoing' | 'past';

export function stateOf({ start, end }: Interval, now: number): MeetingState {
  if (start > now) return 'upcoming';
  return end > now ? 'ongoing' : 'past';
}

/** The meeting that begins next, of a list with the newest first. */
export function nextMeeting(meetings: readonly Meeting[], now: number): Meeting | undefined {
  return meetings.findLast(({ start }) => start > now);
}

/** A meeting as sent: `start` is an instant in milliseconds, `duration` in minutes. */
export interface MeetingChange {
  start: number;
  duration: number;
  description: string;
  isOnline: boolean;
}

/** Whether the meeting has this start, to the minute, and this duration. */
export function isAt(
  meeting: Interval,
  { start, duration }: Pick<MeetingChange, 'start' | 'duration'>,
): boolean {
  return minuteOf(meeting.start) === minuteOf(start) && minutesOf(meeting) === duration;
}

function minuteOf(instant: number): number {
  return Math.floor(instant / MINUTE_MS);
}

/** A free slot to be added, and the project it is for. */
export interface NewMeeting extends MeetingChange {
  projectId?: Id | undefined;
}

/** Result of adding a slot: its id, or a conflict with another meeting. */
export interface AddedMeeting {
  id?: Id | undefined;
  /** Start of the conflicting meeting, an instant in milliseconds. */
  overlap?: { start?: number | undefined };
}

/** The meetings with the newest first (spec §2.12). */
export function newestFirst(meetings: ReadList<Meeting>): ReadList<Meeting> {
  return withItems(meetings, (items) =>
    items.toSorted((a, b) => b.start - a.start || Number(b.id) - Number(a.id)),
  );
}
