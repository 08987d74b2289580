import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text at the end of a field at once, as pasted. `user.type` is for tests of typing: a key
 * costs as much as a whole text.
 */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
