import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Meeting } from '@/mocks/model';
import { enterDate } from '../../enter';
import { sandbox } from '../../server';

const MINUTE = 60_000;

/** The instant `minutes` minutes from now, at a whole minute. */
export function inMinutes(minutes: number): Date {
  return new Date(Math.floor(Date.now() / MINUTE) * MINUTE + minutes * MINUTE);
}

/**
 * Noon `days` days from now, plus `minutes`. At noon a meeting begins and ends on the same day, whatever the
 * time of the test.
 */
export function inDays(days: number, minutes = 0): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12, minutes);
}

/** Sets the clock to another instant and makes the page notice it. */
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

/** Replaces the meetings of the main account. */
export function haveMeetings(...meetings: Meeting[]): Meeting[] {
  sandbox.professor().meetings = meetings;
  return meetings;
}

/** The date as the app shows it in the local time zone, `22.11.2026`. */
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

/** Enters `22.12.2026` or `22.12.2026 18:30` into the date field of the label. */
export function typeTime(label: string, text: string) {
  enterDate(screen.getByLabelText(new RegExp(`^${label}`)), text);
}

/** The calls that have changed meetings. */
export function meetingWrites() {
  return sandbox.calls
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/slots'))
    .map(({ method, path, body }) => ({ method, path, body }));
}
