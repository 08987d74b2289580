import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dateValue } from './date-value';

/**
 * Pastes a text at the end of a field. Faster than `user.type`, where each key costs as much as a whole
 * paste; use that only for tests of typing.
 */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Enters a date, `22.12.2026`, or a date and time, `22.12.2026 18:30`, into a field of the browser's own. */
export function enterDate(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: dateValue(text) } });
}

/** Types 31.02, or half a date: the browser's field stays empty, says so when asked, and there is no event. */
export function enterBadDate(field: HTMLElement): void {
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true });
}

/** Empties a field of `enterBadDate`. */
export function emptyBadDate(field: HTMLElement): void {
  Reflect.deleteProperty(field, 'validity');
}
