import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Meeting } from '@/mocks/model';
import { enter } from '../../enter';
import { sandbox } from '../../server';

const MINUTE = 60_000;

/** The whole minute so many minutes from now. */
export function inMinutes(minutes: number): Date {
  return new Date(Math.floor(Date.now() / MINUTE) * MINUTE + minutes * MINUTE);
}

/**
 * Noon so many days from now, or so many minutes later: whatever the hour of the test, a meeting
 * there begins and ends on one day.
 */
export function inDays(days: number, minutes = 0): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12, minutes);
}

/** Goes on to another instant and looks at the page again. */
export function passTimeTo(instant: Date) {
  vi.setSystemTime(instant);
  act(() => void fireEvent(document, new Event('visibilitychange', { bubbles: true })));
}

let lastId = 900;

/** A meeting of the sandbox, by default a free slot of half an hour in two days. */
export function meeting(
  start: Date = inDays(2),
  minutes = 30,
  fields: Partial<Meeting> = {},
): Meeting {
  lastId += 1;
  return {
    id: lastId,
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + minutes * MINUTE).toISOString(),
    isOnline: true,
    description: '',
    ...fields,
  };
}

/** Makes these the meetings of the main account. */
export function haveMeetings(...meetings: Meeting[]): Meeting[] {
  sandbox.professor().meetings = meetings;
  return meetings;
}

/** `22.11.2026` and `18:05`, as the clock of this computer shows them. */
export function dateText(date: Date): string {
  return [
    String(date.getDate()).padStart(2, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    date.getFullYear(),
  ].join('.');
}
export function timeText(date: Date): string {
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Types a date and time, or a date, into a picker part by part. */
export async function typeTime(user: UserEvent, label: string, text: string) {
  const [first] = within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton');
  if (!first) throw new Error(`${label} has no parts`);
  await user.click(first);
  await user.keyboard('{Control>}a{/Control}');
  // One at a time, as fingers do: the field takes each over before the next comes.
  for (const digit of text.replace(/\D/g, '')) await user.keyboard(digit);
}

/** Puts a whole date, or a date and time, into a picker at once. */
export async function pasteTime(user: UserEvent, label: string, text: string) {
  const [first] = within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton');
  if (!first) throw new Error(`${label} has no parts`);
  await enter(user, first, text);
}

/** The calls that changed something. */
export function slotWrites() {
  return sandbox.calls
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/slots'))
    .map(({ method, path, body }) => ({ method, path, body }));
}
